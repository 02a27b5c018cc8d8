CREATE TABLE "rental_legs" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"rental_id" uuid NOT NULL,
	"vehicle_id" uuid NOT NULL,
	"left_at" timestamp with time zone NOT NULL,
	"back_at" timestamp with time zone NOT NULL,
	"odometer_out_km" integer NOT NULL,
	"odometer_in_km" integer NOT NULL,
	"fuel_out" text NOT NULL,
	"fuel_in" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "rental_legs_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "rental_legs_period" CHECK (back_at >= left_at),
	CONSTRAINT "rental_legs_distance" CHECK (odometer_in_km >= odometer_out_km)
);
--> statement-breakpoint
select wout_distribute('rental_legs');
--> statement-breakpoint
ALTER TABLE "rentals" ADD COLUMN "vehicle_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "rental_legs" ADD CONSTRAINT "rental_legs_tenant_id_rental_id_rentals_tenant_id_id_fk" FOREIGN KEY ("tenant_id","rental_id") REFERENCES "public"."rentals"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rental_legs" ADD CONSTRAINT "rental_legs_tenant_id_vehicle_id_vehicles_tenant_id_id_fk" FOREIGN KEY ("tenant_id","vehicle_id") REFERENCES "public"."vehicles"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "rental_legs_rental" ON "rental_legs" USING btree ("tenant_id","rental_id");--> statement-breakpoint
CREATE INDEX "rental_legs_vehicle" ON "rental_legs" USING btree ("tenant_id","vehicle_id","left_at");
--> statement-breakpoint
select wout_protect('rental_legs', 'select, insert');
