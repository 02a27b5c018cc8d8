CREATE TABLE "report_mailings" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"preset_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"every" text NOT NULL,
	"mailed_until" date NOT NULL,
	CONSTRAINT "report_mailings_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "report_mailings_one" UNIQUE("tenant_id","preset_id","member_id")
);
--> statement-breakpoint
select wout_distribute('report_mailings');
--> statement-breakpoint
CREATE TABLE "report_presets" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"name" text NOT NULL,
	"shared" boolean DEFAULT false NOT NULL,
	"range" text,
	"from_day" date,
	"until_day" date,
	"types" text[] NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "report_presets_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "report_presets_name" UNIQUE("tenant_id","member_id","name")
);
--> statement-breakpoint
select wout_distribute('report_presets');
--> statement-breakpoint
ALTER TABLE "report_mailings" ADD CONSTRAINT "report_mailings_tenant_id_preset_id_report_presets_tenant_id_id_fk" FOREIGN KEY ("tenant_id","preset_id") REFERENCES "public"."report_presets"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_mailings" ADD CONSTRAINT "report_mailings_tenant_id_member_id_members_tenant_id_id_fk" FOREIGN KEY ("tenant_id","member_id") REFERENCES "public"."members"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_presets" ADD CONSTRAINT "report_presets_tenant_id_member_id_members_tenant_id_id_fk" FOREIGN KEY ("tenant_id","member_id") REFERENCES "public"."members"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "report_mailings_member" ON "report_mailings" USING btree ("tenant_id","member_id");
--> statement-breakpoint
select wout_protect('report_presets');
--> statement-breakpoint
select wout_protect('report_mailings');
