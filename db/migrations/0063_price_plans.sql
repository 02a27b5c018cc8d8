CREATE TABLE "plan_prices" (
	"plan" text NOT NULL,
	"from_day" date NOT NULL,
	"monthly_price_cents" bigint NOT NULL,
	CONSTRAINT "plan_prices_plan_from_day_pk" PRIMARY KEY("plan","from_day"),
	CONSTRAINT "plan_prices_amount" CHECK (monthly_price_cents >= 0)
);
--> statement-breakpoint
ALTER TABLE "plan_periods" ADD COLUMN "billed" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "told_price" jsonb;--> statement-breakpoint
ALTER TABLE "plans" ADD COLUMN "id" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "plans" ADD COLUMN "retired_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "plan_prices" ADD CONSTRAINT "plan_prices_plan_plans_code_fk" FOREIGN KEY ("plan") REFERENCES "public"."plans"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "plans_name" ON "plans" USING btree (lower(code));--> statement-breakpoint
ALTER TABLE "plans" ADD CONSTRAINT "plans_id_unique" UNIQUE("id");--> statement-breakpoint
-- What each plan costs now is what it has always cost.
insert into plan_prices (plan, from_day, monthly_price_cents) select code, '2020-01-01', monthly_price_cents from plans;
--> statement-breakpoint
update plan_periods set billed = monthly_price_cents > 0
  or exists (select from plans where plans.code = plan_periods.plan and plans.monthly_price_cents = 0);
--> statement-breakpoint
-- No price of a day that has come is ever changed: only planned ones are taken back.
grant select, insert, delete on plan_prices to wout_platform;
--> statement-breakpoint
grant select on plan_prices to wout_app;
