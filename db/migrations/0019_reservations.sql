CREATE TABLE "option_holds" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"option" text NOT NULL,
	"unit" integer NOT NULL,
	"reservation_id" uuid,
	"rental_id" uuid,
	"period" "tstzrange" NOT NULL,
	"released_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "option_holds_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "option_holds_unit" CHECK (unit > 0),
	CONSTRAINT "option_holds_one_holder" CHECK (num_nonnulls(reservation_id, rental_id) = 1)
);
--> statement-breakpoint
select wout_distribute('option_holds');
--> statement-breakpoint
DROP INDEX "reservations_pickup";--> statement-breakpoint
ALTER TABLE "reservations" ADD COLUMN "class_id" uuid;--> statement-breakpoint
ALTER TABLE "reservations" ADD COLUMN "pencilled" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "reservations" ADD COLUMN "weekly_rate_cents" bigint;--> statement-breakpoint
ALTER TABLE "reservations" ADD COLUMN "monthly_rate_cents" bigint;--> statement-breakpoint
ALTER TABLE "reservations" ADD COLUMN "own_rate" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "reservations" ADD COLUMN "price_lines" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "reservations" ADD COLUMN "total_cents" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "reservations" ADD COLUMN "fee_cents" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "tenant_settings" ADD COLUMN "gps_stock" integer;--> statement-breakpoint
ALTER TABLE "tenant_settings" ADD COLUMN "child_seat_stock" integer;--> statement-breakpoint
ALTER TABLE "tenant_settings" ADD COLUMN "free_cancellation_hours" integer DEFAULT 24 NOT NULL;--> statement-breakpoint
ALTER TABLE "tenant_settings" ADD COLUMN "cancellation_fee_cents" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "tenant_settings" ADD COLUMN "no_show_fee_cents" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "option_holds" ADD CONSTRAINT "option_holds_tenant_id_reservation_id_reservations_tenant_id_id_fk" FOREIGN KEY ("tenant_id","reservation_id") REFERENCES "public"."reservations"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "option_holds" ADD CONSTRAINT "option_holds_tenant_id_rental_id_rentals_tenant_id_id_fk" FOREIGN KEY ("tenant_id","rental_id") REFERENCES "public"."rentals"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "option_holds_reservation" ON "option_holds" USING btree ("tenant_id","reservation_id");--> statement-breakpoint
CREATE INDEX "option_holds_rental" ON "option_holds" USING btree ("tenant_id","rental_id");--> statement-breakpoint
CREATE INDEX "option_holds_held" ON "option_holds" USING btree ("tenant_id","option") WHERE released_at is null;--> statement-breakpoint
ALTER TABLE "reservations" ADD CONSTRAINT "reservations_tenant_id_class_id_vehicle_classes_tenant_id_id_fk" FOREIGN KEY ("tenant_id","class_id") REFERENCES "public"."vehicle_classes"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reservations_vehicle" ON "reservations" USING btree ("tenant_id","vehicle_id") WHERE status = 'confirmed';--> statement-breakpoint
CREATE INDEX "reservations_pickup" ON "reservations" USING btree ("tenant_id","status","pickup_at","id");--> statement-breakpoint
ALTER TABLE "reservations" ADD CONSTRAINT "reservations_pencilled" CHECK (not pencilled or class_id is not null);
--> statement-breakpoint
alter table option_holds add constraint option_holds_no_overlap
  exclude using gist (tenant_id with =, option with =, unit with =, period with &&) where (released_at is null);
--> statement-breakpoint
alter table option_holds add constraint option_holds_period check (not isempty(period) and lower(period) is not null);
--> statement-breakpoint
select wout_protect('option_holds');
