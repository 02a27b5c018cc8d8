CREATE TABLE "plan_periods" (
	"subject_tenant_id" uuid NOT NULL,
	"from_day" date NOT NULL,
	"plan" text NOT NULL,
	"monthly_price_cents" bigint NOT NULL,
	CONSTRAINT "plan_periods_subject_tenant_id_from_day_pk" PRIMARY KEY("subject_tenant_id","from_day")
);
--> statement-breakpoint
CREATE TABLE "platform_invoices" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"subject_tenant_id" uuid NOT NULL,
	"from_day" date NOT NULL,
	"until_day" date NOT NULL,
	"lines" jsonb NOT NULL,
	"total_cents" bigint NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"due_on" date NOT NULL,
	"paid_on" date,
	"paid_method" text,
	"paid_reference" text DEFAULT '' NOT NULL,
	"reminders" integer DEFAULT 0 NOT NULL,
	"reminded_on" date,
	CONSTRAINT "platform_invoices_number_unique" UNIQUE("number"),
	CONSTRAINT "platform_invoices_amount" CHECK ("platform_invoices"."total_cents" > 0 and "platform_invoices"."until_day" > "platform_invoices"."from_day"),
	CONSTRAINT "platform_invoices_paid" CHECK (num_nonnulls(paid_on, paid_method) in (0, 2))
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"subject_tenant_id" uuid PRIMARY KEY NOT NULL,
	"billed_until" date NOT NULL,
	"trial_until" date,
	"suspended_unpaid" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
ALTER TABLE "plan_periods" ADD CONSTRAINT "plan_periods_subject_tenant_id_tenants_id_fk" FOREIGN KEY ("subject_tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "platform_invoices" ADD CONSTRAINT "platform_invoices_subject_tenant_id_tenants_id_fk" FOREIGN KEY ("subject_tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_subject_tenant_id_tenants_id_fk" FOREIGN KEY ("subject_tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "platform_invoices_company" ON "platform_invoices" USING btree ("subject_tenant_id","from_day");--> statement-breakpoint
CREATE INDEX "platform_invoices_unpaid" ON "platform_invoices" USING btree ("due_on","id") WHERE paid_on is null;--> statement-breakpoint
CREATE INDEX "platform_invoices_issued" ON "platform_invoices" USING btree ("issued_at","id");
--> statement-breakpoint
-- Only operators and the job see what the platform bills. Nothing of it is ever deleted.
grant select, insert, update on plan_periods, subscriptions to wout_platform;
--> statement-breakpoint
grant select, insert, update (paid_on, paid_method, paid_reference, reminders, reminded_on) on platform_invoices to wout_platform;
--> statement-breakpoint
-- Companies from before are billed from today on.
insert into subscriptions (subject_tenant_id, billed_until) select id, current_date from tenants;
--> statement-breakpoint
insert into plan_periods (subject_tenant_id, from_day, plan, monthly_price_cents)
  select t.id, current_date, t.plan, case when t.status = 'active' then p.monthly_price_cents else 0 end
  from tenants t join plans p on p.code = t.plan;
