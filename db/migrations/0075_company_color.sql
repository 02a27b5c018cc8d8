ALTER TABLE "tenant_settings" ADD COLUMN "color" text;--> statement-breakpoint
ALTER TABLE "tenant_settings" ADD CONSTRAINT "tenant_settings_color" CHECK (color ~ '^#[0-9a-f]{6}$');