CREATE TABLE "audit_entries" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"member_id" uuid,
	"operator_id" uuid,
	"actor_name" text NOT NULL,
	"address" text,
	"action" text NOT NULL,
	"entity" text NOT NULL,
	"entity_id" uuid,
	"before" jsonb,
	"after" jsonb,
	CONSTRAINT "audit_entries_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "counters" (
	"tenant_id" uuid NOT NULL,
	"series" text NOT NULL,
	"year" integer NOT NULL,
	"value" integer NOT NULL,
	CONSTRAINT "counters_tenant_id_series_year_pk" PRIMARY KEY("tenant_id","series","year")
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"tenant_id" uuid NOT NULL,
	"key" text NOT NULL,
	"actor_id" uuid NOT NULL,
	"verb" text NOT NULL,
	"request_hash" text NOT NULL,
	"response" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "idempotency_keys_tenant_id_key_pk" PRIMARY KEY("tenant_id","key")
);
--> statement-breakpoint
CREATE TABLE "notices" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"member_id" uuid,
	"params" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"href" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"read_at" timestamp with time zone,
	CONSTRAINT "notices_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "vehicle_allocations" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"vehicle_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"reservation_id" uuid,
	"rental_id" uuid,
	"ticket_id" uuid,
	"period" "tstzrange" NOT NULL,
	"released_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "vehicle_allocations_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "customers" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"full_name" text NOT NULL,
	"email" text,
	"phone" text,
	"address" text DEFAULT '' NOT NULL,
	"city" text DEFAULT '' NOT NULL,
	"country" text DEFAULT 'HT' NOT NULL,
	"postal_code" text DEFAULT '' NOT NULL,
	"language" text DEFAULT 'fr' NOT NULL,
	"date_of_birth" date,
	"license_number" text NOT NULL,
	"license_expires_on" date,
	"license_country" text DEFAULT 'HT' NOT NULL,
	"id_type" text DEFAULT 'national' NOT NULL,
	"id_number" text DEFAULT '' NOT NULL,
	"id_expires_on" date,
	"emergency_name" text DEFAULT '' NOT NULL,
	"emergency_phone" text,
	"notes" text DEFAULT '' NOT NULL,
	"status" text DEFAULT 'active' NOT NULL,
	"status_reason" text,
	"tier" text DEFAULT 'standard' NOT NULL,
	"search_text" text DEFAULT '' NOT NULL,
	"archived_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "customers_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "drivers" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"customer_id" uuid,
	"full_name" text NOT NULL,
	"license_number" text NOT NULL,
	"license_expires_on" date,
	"license_country" text DEFAULT 'HT' NOT NULL,
	"id_card_number" text DEFAULT '' NOT NULL,
	"phone" text,
	"email" text,
	"address" text DEFAULT '' NOT NULL,
	"notes" text DEFAULT '' NOT NULL,
	"search_text" text DEFAULT '' NOT NULL,
	"archived_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "drivers_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "attachments" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"vehicle_id" uuid,
	"customer_id" uuid,
	"driver_id" uuid,
	"inspection_id" uuid,
	"ticket_id" uuid,
	"slot" text DEFAULT 'photo' NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"storage_key" text NOT NULL,
	"content_type" text NOT NULL,
	"size_bytes" integer NOT NULL,
	"created_by" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"archived_at" timestamp with time zone,
	CONSTRAINT "attachments_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "documents" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"rental_id" uuid,
	"payment_id" uuid,
	"number" text NOT NULL,
	"locale" text NOT NULL,
	"content" "bytea" NOT NULL,
	"sha256" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "documents_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "inspections" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"vehicle_id" uuid NOT NULL,
	"rental_id" uuid,
	"inspected_at" timestamp with time zone NOT NULL,
	"inspected_by" uuid NOT NULL,
	"odometer_km" integer NOT NULL,
	"fuel_level" text NOT NULL,
	"damage_notes" text DEFAULT '' NOT NULL,
	"damages" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "inspections_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "maintenance_tickets" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"number" text NOT NULL,
	"vehicle_id" uuid NOT NULL,
	"service_type" text NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"resulting_status" text DEFAULT 'maintenance' NOT NULL,
	"vendor" text DEFAULT '' NOT NULL,
	"shop_name" text DEFAULT '' NOT NULL,
	"odometer_km" integer,
	"cost_cents" bigint DEFAULT 0 NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"expected_ready_at" timestamp with time zone,
	"closed_at" timestamp with time zone,
	"notes" text DEFAULT '' NOT NULL,
	"created_by" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "maintenance_tickets_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "maintenance_tickets_number" UNIQUE("tenant_id","number")
);
--> statement-breakpoint
CREATE TABLE "service_log_entries" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"ticket_id" uuid NOT NULL,
	"note" text NOT NULL,
	"cost_cents" bigint DEFAULT 0 NOT NULL,
	"logged_at" timestamp with time zone NOT NULL,
	"logged_by" uuid NOT NULL,
	CONSTRAINT "service_log_entries_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "members" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"password_hash" text,
	"role" text NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"phone" text,
	"locale" text,
	"last_login_at" timestamp with time zone,
	"archived_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "members_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "members_email" UNIQUE("tenant_id","email")
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	"address" text,
	"user_agent" text,
	CONSTRAINT "sessions_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "login_attempts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account" text NOT NULL,
	"address" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "one_time_codes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"purpose" text NOT NULL,
	"subject_tenant_id" uuid,
	"member_id" uuid,
	"operator_id" uuid,
	"session_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "one_time_codes_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "operator_sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"operator_id" uuid NOT NULL,
	"admin_mode" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	"address" text,
	"user_agent" text
);
--> statement-breakpoint
CREATE TABLE "operators" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"password_hash" text,
	"role" text NOT NULL,
	"permissions" text[] DEFAULT '{}' NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"last_login_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "operators_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "platform_audit_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"operator_id" uuid,
	"actor_name" text NOT NULL,
	"action" text NOT NULL,
	"subject_tenant_id" uuid,
	"address" text,
	"before" jsonb,
	"after" jsonb
);
--> statement-breakpoint
CREATE TABLE "deposit_applications" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"rental_id" uuid NOT NULL,
	"amount_cents" bigint NOT NULL,
	"applied_at" timestamp with time zone NOT NULL,
	"applied_by" uuid NOT NULL,
	CONSTRAINT "deposit_applications_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"number" text NOT NULL,
	"kind" text NOT NULL,
	"rental_id" uuid,
	"reservation_id" uuid,
	"customer_id" uuid NOT NULL,
	"amount_cents" bigint NOT NULL,
	"method" text NOT NULL,
	"currency" text DEFAULT 'USD' NOT NULL,
	"received_htg_cents" bigint,
	"htg_rate" numeric(12, 4),
	"reference" text DEFAULT '' NOT NULL,
	"notes" text DEFAULT '' NOT NULL,
	"refunded_payment_id" uuid,
	"received_at" timestamp with time zone NOT NULL,
	"received_by" uuid NOT NULL,
	"voided_at" timestamp with time zone,
	"voided_by" uuid,
	"voided_reason" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payments_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "payments_number" UNIQUE("tenant_id","number")
);
--> statement-breakpoint
CREATE TABLE "charges" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"rental_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"amount_cents" bigint NOT NULL,
	"sentence_key" text DEFAULT '' NOT NULL,
	"sentence_params" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"waived_at" timestamp with time zone,
	"waived_by" uuid,
	"waived_reason" text,
	"created_by" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "charges_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "rental_drivers" (
	"tenant_id" uuid NOT NULL,
	"rental_id" uuid NOT NULL,
	"driver_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "rental_drivers_tenant_id_rental_id_driver_id_pk" PRIMARY KEY("tenant_id","rental_id","driver_id")
);
--> statement-breakpoint
CREATE TABLE "rentals" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"number" text,
	"status" text DEFAULT 'draft' NOT NULL,
	"customer_id" uuid,
	"vehicle_id" uuid,
	"reservation_id" uuid,
	"draft" jsonb,
	"draft_step" text,
	"pickup_at" timestamp with time zone,
	"due_at" timestamp with time zone,
	"returned_at" timestamp with time zone,
	"pickup_location" text DEFAULT '' NOT NULL,
	"return_location" text DEFAULT '' NOT NULL,
	"usage_zone" text DEFAULT '' NOT NULL,
	"daily_rate_cents" bigint,
	"deposit_cents" bigint DEFAULT 0 NOT NULL,
	"miles_per_day" integer DEFAULT 0 NOT NULL,
	"fuel_policy" text DEFAULT 'same_to_same' NOT NULL,
	"insurance_per_day_cents" bigint DEFAULT 0 NOT NULL,
	"protections" text[] DEFAULT '{}'::text[] NOT NULL,
	"options" text[] DEFAULT '{}'::text[] NOT NULL,
	"payment_method" text DEFAULT 'cash' NOT NULL,
	"discount_cents" bigint DEFAULT 0 NOT NULL,
	"discount_reason" text DEFAULT '' NOT NULL,
	"tax_exempt" boolean DEFAULT false NOT NULL,
	"tax_exempt_reason" text DEFAULT '' NOT NULL,
	"charged_days" integer DEFAULT 0 NOT NULL,
	"unused_grace_minutes" integer DEFAULT 0 NOT NULL,
	"total_cents" bigint DEFAULT 0 NOT NULL,
	"notes" text DEFAULT '' NOT NULL,
	"terms" jsonb,
	"locale" text DEFAULT 'fr' NOT NULL,
	"search_text" text DEFAULT '' NOT NULL,
	"created_by" uuid NOT NULL,
	"activated_at" timestamp with time zone,
	"activated_by" uuid,
	"completed_at" timestamp with time zone,
	"completed_by" uuid,
	"cancelled_at" timestamp with time zone,
	"cancelled_reason" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "rentals_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "rentals_number" UNIQUE("tenant_id","number")
);
--> statement-breakpoint
CREATE TABLE "signatures" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"rental_id" uuid NOT NULL,
	"signer" text NOT NULL,
	"name" text NOT NULL,
	"image" text NOT NULL,
	"signed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "signatures_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "signatures_signer" UNIQUE("tenant_id","rental_id","signer")
);
--> statement-breakpoint
CREATE TABLE "reservations" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"number" text NOT NULL,
	"status" text DEFAULT 'confirmed' NOT NULL,
	"customer_id" uuid NOT NULL,
	"vehicle_id" uuid NOT NULL,
	"pickup_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"pickup_location" text DEFAULT '' NOT NULL,
	"return_location" text DEFAULT '' NOT NULL,
	"usage_zone" text DEFAULT '' NOT NULL,
	"daily_rate_cents" bigint NOT NULL,
	"deposit_cents" bigint DEFAULT 0 NOT NULL,
	"auto_cancel_hours" integer DEFAULT 24 NOT NULL,
	"no_show_grace_hours" integer DEFAULT 2 NOT NULL,
	"payment_method" text DEFAULT 'cash' NOT NULL,
	"options" text[] DEFAULT '{}'::text[] NOT NULL,
	"special_requests" text DEFAULT '' NOT NULL,
	"closed_at" timestamp with time zone,
	"closed_reason" text,
	"created_by" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reservations_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "reservations_number" UNIQUE("tenant_id","number")
);
--> statement-breakpoint
CREATE TABLE "plans" (
	"code" text PRIMARY KEY NOT NULL,
	"vehicle_limit" integer,
	"member_limit" integer,
	"monthly_price_cents" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tenant_settings" (
	"tenant_id" uuid NOT NULL,
	"legal_name" text NOT NULL,
	"trade_name" text DEFAULT '' NOT NULL,
	"tax_id" text DEFAULT '' NOT NULL,
	"patente" text DEFAULT '' NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"time_zone" text DEFAULT 'America/Port-au-Prince' NOT NULL,
	"default_locale" text DEFAULT 'fr' NOT NULL,
	"paper_size" text DEFAULT 'LETTER' NOT NULL,
	"htg_rate" numeric(12, 4),
	"htg_rate_on" date,
	"tax_enabled" boolean DEFAULT false NOT NULL,
	"tax_label" text DEFAULT 'TCA' NOT NULL,
	"tax_rate_basis_points" integer DEFAULT 1000 NOT NULL,
	"grace_minutes" integer DEFAULT 60 NOT NULL,
	"turnaround_minutes" integer DEFAULT 0 NOT NULL,
	"mileage_price_cents" bigint DEFAULT 40 NOT NULL,
	"fuel_quarter_price_cents" bigint DEFAULT 2000 NOT NULL,
	"fuel_service_fee_cents" bigint DEFAULT 1000 NOT NULL,
	"minimum_age" integer DEFAULT 18 NOT NULL,
	"default_miles_per_day" integer DEFAULT 80 NOT NULL,
	"default_deposit_cents" bigint DEFAULT 50000 NOT NULL,
	"insurance_per_day_cents" bigint DEFAULT 1500 NOT NULL,
	"cdw_per_day_cents" bigint DEFAULT 2000 NOT NULL,
	"theft_per_day_cents" bigint DEFAULT 1000 NOT NULL,
	"pai_per_day_cents" bigint DEFAULT 500 NOT NULL,
	"gps_per_day_cents" bigint DEFAULT 800 NOT NULL,
	"child_seat_per_day_cents" bigint DEFAULT 500 NOT NULL,
	"additional_driver_per_day_cents" bigint DEFAULT 1000 NOT NULL,
	"locations" text[] DEFAULT '{}'::text[] NOT NULL,
	"usage_zones" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "tenant_settings_tenant_id_pk" PRIMARY KEY("tenant_id")
);
--> statement-breakpoint
CREATE TABLE "tenants" (
	"id" uuid PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"status" text DEFAULT 'active' NOT NULL,
	"suspended_at" timestamp with time zone,
	"suspended_reason" text,
	"plan" text DEFAULT 'business' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "tenants_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "vehicle_classes" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "vehicle_classes_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "vehicle_classes_name" UNIQUE("tenant_id","name")
);
--> statement-breakpoint
CREATE TABLE "vehicles" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"class_id" uuid,
	"make" text NOT NULL,
	"model" text NOT NULL,
	"year" integer NOT NULL,
	"plate" text NOT NULL,
	"plate_key" text NOT NULL,
	"vin" text,
	"color" text DEFAULT '' NOT NULL,
	"seats" integer NOT NULL,
	"fuel_type" text NOT NULL,
	"transmission" text NOT NULL,
	"daily_rate_cents" bigint NOT NULL,
	"weekly_rate_cents" bigint,
	"monthly_rate_cents" bigint,
	"service_status" text DEFAULT 'in_service' NOT NULL,
	"features" text[] DEFAULT '{}'::text[] NOT NULL,
	"notes" text DEFAULT '' NOT NULL,
	"odometer_km" integer DEFAULT 0 NOT NULL,
	"condition" text DEFAULT 'good' NOT NULL,
	"insurance_provider" text DEFAULT '' NOT NULL,
	"policy_number" text DEFAULT '' NOT NULL,
	"insurance_expires_on" date,
	"registration_expires_on" date,
	"search_text" text DEFAULT '' NOT NULL,
	"archived_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "vehicles_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_entries_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "counters" ADD CONSTRAINT "counters_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vehicle_allocations" ADD CONSTRAINT "vehicle_allocations_tenant_id_vehicle_id_vehicles_tenant_id_id_fk" FOREIGN KEY ("tenant_id","vehicle_id") REFERENCES "public"."vehicles"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vehicle_allocations" ADD CONSTRAINT "vehicle_allocations_tenant_id_reservation_id_reservations_tenant_id_id_fk" FOREIGN KEY ("tenant_id","reservation_id") REFERENCES "public"."reservations"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vehicle_allocations" ADD CONSTRAINT "vehicle_allocations_tenant_id_rental_id_rentals_tenant_id_id_fk" FOREIGN KEY ("tenant_id","rental_id") REFERENCES "public"."rentals"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vehicle_allocations" ADD CONSTRAINT "vehicle_allocations_tenant_id_ticket_id_maintenance_tickets_tenant_id_id_fk" FOREIGN KEY ("tenant_id","ticket_id") REFERENCES "public"."maintenance_tickets"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customers" ADD CONSTRAINT "customers_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "drivers" ADD CONSTRAINT "drivers_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "drivers" ADD CONSTRAINT "drivers_tenant_id_customer_id_customers_tenant_id_id_fk" FOREIGN KEY ("tenant_id","customer_id") REFERENCES "public"."customers"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attachments" ADD CONSTRAINT "attachments_tenant_id_vehicle_id_vehicles_tenant_id_id_fk" FOREIGN KEY ("tenant_id","vehicle_id") REFERENCES "public"."vehicles"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attachments" ADD CONSTRAINT "attachments_tenant_id_customer_id_customers_tenant_id_id_fk" FOREIGN KEY ("tenant_id","customer_id") REFERENCES "public"."customers"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attachments" ADD CONSTRAINT "attachments_tenant_id_driver_id_drivers_tenant_id_id_fk" FOREIGN KEY ("tenant_id","driver_id") REFERENCES "public"."drivers"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attachments" ADD CONSTRAINT "attachments_tenant_id_inspection_id_inspections_tenant_id_id_fk" FOREIGN KEY ("tenant_id","inspection_id") REFERENCES "public"."inspections"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attachments" ADD CONSTRAINT "attachments_tenant_id_ticket_id_maintenance_tickets_tenant_id_id_fk" FOREIGN KEY ("tenant_id","ticket_id") REFERENCES "public"."maintenance_tickets"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_tenant_id_rental_id_rentals_tenant_id_id_fk" FOREIGN KEY ("tenant_id","rental_id") REFERENCES "public"."rentals"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_tenant_id_payment_id_payments_tenant_id_id_fk" FOREIGN KEY ("tenant_id","payment_id") REFERENCES "public"."payments"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inspections" ADD CONSTRAINT "inspections_tenant_id_rental_id_rentals_tenant_id_id_fk" FOREIGN KEY ("tenant_id","rental_id") REFERENCES "public"."rentals"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inspections" ADD CONSTRAINT "inspections_tenant_id_vehicle_id_vehicles_tenant_id_id_fk" FOREIGN KEY ("tenant_id","vehicle_id") REFERENCES "public"."vehicles"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "maintenance_tickets" ADD CONSTRAINT "maintenance_tickets_tenant_id_vehicle_id_vehicles_tenant_id_id_fk" FOREIGN KEY ("tenant_id","vehicle_id") REFERENCES "public"."vehicles"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_log_entries" ADD CONSTRAINT "service_log_entries_tenant_id_ticket_id_maintenance_tickets_tenant_id_id_fk" FOREIGN KEY ("tenant_id","ticket_id") REFERENCES "public"."maintenance_tickets"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "members" ADD CONSTRAINT "members_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_tenant_id_member_id_members_tenant_id_id_fk" FOREIGN KEY ("tenant_id","member_id") REFERENCES "public"."members"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "one_time_codes" ADD CONSTRAINT "one_time_codes_subject_tenant_id_tenants_id_fk" FOREIGN KEY ("subject_tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "one_time_codes" ADD CONSTRAINT "one_time_codes_operator_id_operators_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."operators"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "operator_sessions" ADD CONSTRAINT "operator_sessions_operator_id_operators_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."operators"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deposit_applications" ADD CONSTRAINT "deposit_applications_tenant_id_rental_id_rentals_tenant_id_id_fk" FOREIGN KEY ("tenant_id","rental_id") REFERENCES "public"."rentals"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_tenant_id_rental_id_rentals_tenant_id_id_fk" FOREIGN KEY ("tenant_id","rental_id") REFERENCES "public"."rentals"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_tenant_id_reservation_id_reservations_tenant_id_id_fk" FOREIGN KEY ("tenant_id","reservation_id") REFERENCES "public"."reservations"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_tenant_id_customer_id_customers_tenant_id_id_fk" FOREIGN KEY ("tenant_id","customer_id") REFERENCES "public"."customers"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_tenant_id_refunded_payment_id_payments_tenant_id_id_fk" FOREIGN KEY ("tenant_id","refunded_payment_id") REFERENCES "public"."payments"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "charges" ADD CONSTRAINT "charges_tenant_id_rental_id_rentals_tenant_id_id_fk" FOREIGN KEY ("tenant_id","rental_id") REFERENCES "public"."rentals"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rental_drivers" ADD CONSTRAINT "rental_drivers_tenant_id_rental_id_rentals_tenant_id_id_fk" FOREIGN KEY ("tenant_id","rental_id") REFERENCES "public"."rentals"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rental_drivers" ADD CONSTRAINT "rental_drivers_tenant_id_driver_id_drivers_tenant_id_id_fk" FOREIGN KEY ("tenant_id","driver_id") REFERENCES "public"."drivers"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rentals" ADD CONSTRAINT "rentals_tenant_id_customer_id_customers_tenant_id_id_fk" FOREIGN KEY ("tenant_id","customer_id") REFERENCES "public"."customers"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rentals" ADD CONSTRAINT "rentals_tenant_id_vehicle_id_vehicles_tenant_id_id_fk" FOREIGN KEY ("tenant_id","vehicle_id") REFERENCES "public"."vehicles"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rentals" ADD CONSTRAINT "rentals_tenant_id_reservation_id_reservations_tenant_id_id_fk" FOREIGN KEY ("tenant_id","reservation_id") REFERENCES "public"."reservations"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rentals" ADD CONSTRAINT "rentals_tenant_id_created_by_members_tenant_id_id_fk" FOREIGN KEY ("tenant_id","created_by") REFERENCES "public"."members"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signatures" ADD CONSTRAINT "signatures_tenant_id_rental_id_rentals_tenant_id_id_fk" FOREIGN KEY ("tenant_id","rental_id") REFERENCES "public"."rentals"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reservations" ADD CONSTRAINT "reservations_tenant_id_customer_id_customers_tenant_id_id_fk" FOREIGN KEY ("tenant_id","customer_id") REFERENCES "public"."customers"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reservations" ADD CONSTRAINT "reservations_tenant_id_vehicle_id_vehicles_tenant_id_id_fk" FOREIGN KEY ("tenant_id","vehicle_id") REFERENCES "public"."vehicles"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reservations" ADD CONSTRAINT "reservations_tenant_id_created_by_members_tenant_id_id_fk" FOREIGN KEY ("tenant_id","created_by") REFERENCES "public"."members"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tenant_settings" ADD CONSTRAINT "tenant_settings_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tenants" ADD CONSTRAINT "tenants_plan_plans_code_fk" FOREIGN KEY ("plan") REFERENCES "public"."plans"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vehicle_classes" ADD CONSTRAINT "vehicle_classes_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vehicles" ADD CONSTRAINT "vehicles_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vehicles" ADD CONSTRAINT "vehicles_tenant_id_class_id_vehicle_classes_tenant_id_id_fk" FOREIGN KEY ("tenant_id","class_id") REFERENCES "public"."vehicle_classes"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_entries_at" ON "audit_entries" USING btree ("tenant_id","at","id");--> statement-breakpoint
CREATE INDEX "audit_entries_entity" ON "audit_entries" USING btree ("tenant_id","entity_id");--> statement-breakpoint
CREATE INDEX "notices_created" ON "notices" USING btree ("tenant_id","created_at");--> statement-breakpoint
CREATE INDEX "vehicle_allocations_rental" ON "vehicle_allocations" USING btree ("tenant_id","rental_id");--> statement-breakpoint
CREATE INDEX "customers_created" ON "customers" USING btree ("tenant_id","created_at","id");--> statement-breakpoint
CREATE INDEX "drivers_created" ON "drivers" USING btree ("tenant_id","created_at","id");--> statement-breakpoint
CREATE INDEX "documents_rental" ON "documents" USING btree ("tenant_id","rental_id");--> statement-breakpoint
CREATE INDEX "inspections_rental" ON "inspections" USING btree ("tenant_id","rental_id");--> statement-breakpoint
CREATE INDEX "inspections_vehicle" ON "inspections" USING btree ("tenant_id","vehicle_id","inspected_at");--> statement-breakpoint
CREATE INDEX "maintenance_tickets_status" ON "maintenance_tickets" USING btree ("tenant_id","status");--> statement-breakpoint
CREATE INDEX "service_log_entries_ticket" ON "service_log_entries" USING btree ("tenant_id","ticket_id");--> statement-breakpoint
CREATE INDEX "sessions_member" ON "sessions" USING btree ("tenant_id","member_id");--> statement-breakpoint
CREATE INDEX "login_attempts_account" ON "login_attempts" USING btree ("account","at");--> statement-breakpoint
CREATE INDEX "login_attempts_address" ON "login_attempts" USING btree ("address","at");--> statement-breakpoint
CREATE INDEX "deposit_applications_rental" ON "deposit_applications" USING btree ("tenant_id","rental_id");--> statement-breakpoint
CREATE INDEX "payments_received" ON "payments" USING btree ("tenant_id","received_at","id");--> statement-breakpoint
CREATE INDEX "payments_rental" ON "payments" USING btree ("tenant_id","rental_id");--> statement-breakpoint
CREATE INDEX "charges_rental" ON "charges" USING btree ("tenant_id","rental_id");--> statement-breakpoint
CREATE UNIQUE INDEX "rentals_vehicle_out" ON "rentals" USING btree ("tenant_id","vehicle_id") WHERE status = 'active';--> statement-breakpoint
CREATE INDEX "rentals_created" ON "rentals" USING btree ("tenant_id","created_at","id");--> statement-breakpoint
CREATE INDEX "rentals_status" ON "rentals" USING btree ("tenant_id","status","due_at");--> statement-breakpoint
CREATE INDEX "rentals_customer" ON "rentals" USING btree ("tenant_id","customer_id");--> statement-breakpoint
CREATE INDEX "rentals_vehicle" ON "rentals" USING btree ("tenant_id","vehicle_id");--> statement-breakpoint
CREATE INDEX "reservations_pickup" ON "reservations" USING btree ("tenant_id","status","pickup_at");--> statement-breakpoint
CREATE UNIQUE INDEX "vehicles_plate" ON "vehicles" USING btree ("tenant_id","plate_key") WHERE archived_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "vehicles_vin" ON "vehicles" USING btree ("tenant_id","vin") WHERE archived_at is null and vin is not null;--> statement-breakpoint
CREATE INDEX "vehicles_created" ON "vehicles" USING btree ("tenant_id","created_at","id");