ALTER TABLE "tenant_settings" ADD COLUMN "terms_en" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "tenant_settings" ADD COLUMN "terms_fr" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "tenant_settings" ADD COLUMN "terms_ht" text DEFAULT '' NOT NULL;