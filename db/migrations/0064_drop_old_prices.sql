ALTER TABLE "plan_periods" ALTER COLUMN "billed" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "plan_periods" DROP COLUMN "monthly_price_cents";--> statement-breakpoint
ALTER TABLE "plans" DROP COLUMN "monthly_price_cents";