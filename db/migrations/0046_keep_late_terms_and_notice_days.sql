ALTER TABLE "tenant_settings" ADD COLUMN "late_free_minutes" integer DEFAULT 60 NOT NULL;--> statement-breakpoint
ALTER TABLE "tenant_settings" ADD COLUMN "late_hour_basis_points" integer DEFAULT 2000 NOT NULL;--> statement-breakpoint
ALTER TABLE "tenant_settings" ADD COLUMN "late_full_day_hours" integer DEFAULT 3 NOT NULL;--> statement-breakpoint
ALTER TABLE "tenant_settings" ADD COLUMN "cleaning_fee_cents" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "tenant_settings" ADD COLUMN "paper_notice_days" integer DEFAULT 30 NOT NULL;--> statement-breakpoint
ALTER TABLE "tenant_settings" ADD COLUMN "morning_hour" integer DEFAULT 6 NOT NULL;