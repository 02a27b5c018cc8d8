CREATE TABLE "recovery_codes" (
	"tenant_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"code_hash" text NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "recovery_codes_tenant_id_member_id_code_hash_pk" PRIMARY KEY("tenant_id","member_id","code_hash")
);
--> statement-breakpoint
select wout_distribute('recovery_codes');
--> statement-breakpoint
CREATE TABLE "second_factors" (
	"tenant_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"sealed_secret" text NOT NULL,
	"last_step" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "second_factors_tenant_id_member_id_pk" PRIMARY KEY("tenant_id","member_id")
);
--> statement-breakpoint
select wout_distribute('second_factors');
--> statement-breakpoint
ALTER TABLE "tenant_settings" ADD COLUMN "second_factor_required" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_tenant_id_member_id_members_tenant_id_id_fk" FOREIGN KEY ("tenant_id","member_id") REFERENCES "public"."members"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "second_factors" ADD CONSTRAINT "second_factors_tenant_id_member_id_members_tenant_id_id_fk" FOREIGN KEY ("tenant_id","member_id") REFERENCES "public"."members"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_entries_member" ON "audit_entries" USING btree ("tenant_id","member_id","at","id");--> statement-breakpoint
CREATE INDEX "audit_entries_kind" ON "audit_entries" USING btree ("tenant_id","entity","at","id");
--> statement-breakpoint
select wout_protect('second_factors');
--> statement-breakpoint
select wout_protect('recovery_codes');
