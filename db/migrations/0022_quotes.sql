CREATE TABLE "quotes" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"number" text NOT NULL,
	"customer_id" uuid,
	"caller_name" text DEFAULT '' NOT NULL,
	"caller_phone" text,
	"caller_key" text DEFAULT '' NOT NULL,
	"language" text NOT NULL,
	"vehicle_id" uuid,
	"class_id" uuid,
	"pickup_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"pickup_location" text NOT NULL,
	"return_location" text NOT NULL,
	"usage_zone" text NOT NULL,
	"own_rate_cents" bigint,
	"price_lines" jsonb NOT NULL,
	"total_cents" bigint NOT NULL,
	"deposit_cents" bigint NOT NULL,
	"no_show_grace_hours" integer NOT NULL,
	"auto_cancel_hours" integer NOT NULL,
	"payment_method" text NOT NULL,
	"options" text[] NOT NULL,
	"special_requests" text NOT NULL,
	"valid_until" timestamp with time zone NOT NULL,
	"reservation_id" uuid,
	"created_by" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "quotes_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "quotes_number" UNIQUE("tenant_id","number"),
	CONSTRAINT "quotes_reservation" UNIQUE("tenant_id","reservation_id"),
	CONSTRAINT "quotes_for_somebody" CHECK (customer_id is not null or caller_name <> ''),
	CONSTRAINT "quotes_for_something" CHECK (vehicle_id is not null or class_id is not null)
);
--> statement-breakpoint
select wout_distribute('quotes');
--> statement-breakpoint
ALTER TABLE "tenant_settings" ADD COLUMN "quote_valid_days" integer DEFAULT 7 NOT NULL;--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_tenant_id_customer_id_customers_tenant_id_id_fk" FOREIGN KEY ("tenant_id","customer_id") REFERENCES "public"."customers"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_tenant_id_vehicle_id_vehicles_tenant_id_id_fk" FOREIGN KEY ("tenant_id","vehicle_id") REFERENCES "public"."vehicles"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_tenant_id_class_id_vehicle_classes_tenant_id_id_fk" FOREIGN KEY ("tenant_id","class_id") REFERENCES "public"."vehicle_classes"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_tenant_id_reservation_id_reservations_tenant_id_id_fk" FOREIGN KEY ("tenant_id","reservation_id") REFERENCES "public"."reservations"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_tenant_id_created_by_members_tenant_id_id_fk" FOREIGN KEY ("tenant_id","created_by") REFERENCES "public"."members"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "quotes_made" ON "quotes" USING btree ("tenant_id","created_at","id");--> statement-breakpoint
CREATE INDEX "quotes_customer" ON "quotes" USING btree ("tenant_id","customer_id");--> statement-breakpoint
CREATE INDEX "quotes_vehicle" ON "quotes" USING btree ("tenant_id","vehicle_id");
--> statement-breakpoint
select wout_protect('quotes', 'select, insert');
--> statement-breakpoint
grant update (reservation_id, customer_id, updated_at) on quotes to wout_app;
