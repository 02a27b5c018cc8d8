ALTER TABLE "plans" ADD COLUMN "calendar_feeds" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "plans" ADD COLUMN "report_mails" boolean DEFAULT true NOT NULL;