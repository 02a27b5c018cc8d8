ALTER TABLE "platform_settings" ADD COLUMN "brand_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "platform_settings" ADD COLUMN "support_email" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "platform_settings" ADD COLUMN "support_phone" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "platform_settings" ADD COLUMN "support_whatsapp" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "platform_settings" ADD COLUMN "default_plan" text DEFAULT 'business' NOT NULL;--> statement-breakpoint
ALTER TABLE "platform_settings" ADD COLUMN "password_min_length" integer DEFAULT 10 NOT NULL;--> statement-breakpoint
ALTER TABLE "platform_settings" ADD COLUMN "member_idle_minutes" integer DEFAULT 720 NOT NULL;--> statement-breakpoint
ALTER TABLE "platform_settings" ADD COLUMN "member_session_days" integer DEFAULT 14 NOT NULL;--> statement-breakpoint
ALTER TABLE "platform_settings" ADD COLUMN "operator_idle_minutes" integer DEFAULT 30 NOT NULL;--> statement-breakpoint
ALTER TABLE "platform_settings" ADD COLUMN "operator_session_hours" integer DEFAULT 12 NOT NULL;--> statement-breakpoint
ALTER TABLE "platform_settings" ADD COLUMN "banner_en" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "platform_settings" ADD COLUMN "banner_fr" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "platform_settings" ADD COLUMN "banner_ht" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "platform_settings" ADD COLUMN "banner_from" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "platform_settings" ADD COLUMN "banner_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "platform_settings" ADD COLUMN "sign_up_open" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "platform_settings" ADD CONSTRAINT "platform_settings_default_plan_plans_code_fk" FOREIGN KEY ("default_plan") REFERENCES "public"."plans"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "platform_settings" ADD CONSTRAINT "platform_settings_password" CHECK ("platform_settings"."password_min_length" between 10 and 64);--> statement-breakpoint
ALTER TABLE "platform_settings" ADD CONSTRAINT "platform_settings_sessions" CHECK ("platform_settings"."member_idle_minutes" between 5 and 720 and "platform_settings"."member_session_days" between 1 and 14
        and "platform_settings"."operator_idle_minutes" between 5 and 30 and "platform_settings"."operator_session_hours" between 1 and 12);--> statement-breakpoint
ALTER TABLE "platform_settings" ADD CONSTRAINT "platform_settings_banner" CHECK (num_nonnulls(banner_from, banner_until) in (0, 2) and (banner_from is null or banner_until > banner_from));--> statement-breakpoint
-- A company's role can't read the platform's settings. These answer it how long a member's session lasts.
create function wout_member_idle() returns interval language sql stable security definer
  set search_path = public, pg_temp as $$
  select make_interval(mins => member_idle_minutes) from platform_settings
$$;
--> statement-breakpoint
create function wout_member_session_life() returns interval language sql stable security definer
  set search_path = public, pg_temp as $$
  select make_interval(days => member_session_days) from platform_settings
$$;
--> statement-breakpoint
-- And how long a password must be.
create function wout_password_min_length() returns integer language sql stable security definer
  set search_path = public, pg_temp as $$
  select password_min_length from platform_settings
$$;
