ALTER TABLE "platform_settings" ADD COLUMN "pay_to" text DEFAULT '' NOT NULL;--> statement-breakpoint
-- The job tells the platform's own letters, which go to suspended companies, too.
grant select (key) on mail_orders to wout_platform;
