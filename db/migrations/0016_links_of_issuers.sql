ALTER TABLE "one_time_codes" ADD COLUMN "issued_by" uuid;--> statement-breakpoint
ALTER TABLE "one_time_codes" ADD COLUMN "email" text;