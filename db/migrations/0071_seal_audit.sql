CREATE TABLE "audit_seals" (
	"tenant_id" uuid NOT NULL,
	"position" bigint NOT NULL,
	"entry_id" uuid NOT NULL,
	"hash" text NOT NULL,
	"sealed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "audit_seals_tenant_id_position_pk" PRIMARY KEY("tenant_id","position"),
	CONSTRAINT "audit_seals_entry" UNIQUE("tenant_id","entry_id")
);
--> statement-breakpoint
select wout_distribute('audit_seals');
--> statement-breakpoint
ALTER TABLE "audit_seals" ADD CONSTRAINT "audit_seals_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
select wout_protect('audit_seals', 'select, insert');
--> statement-breakpoint
-- To find the companies that have entries without a place.
select wout_open_to_platform('audit_seals');
