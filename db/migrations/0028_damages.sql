CREATE TABLE "damages" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"vehicle_id" uuid NOT NULL,
	"inspection_id" uuid NOT NULL,
	"view" text NOT NULL,
	"x" integer NOT NULL,
	"y" integer NOT NULL,
	"kind" text NOT NULL,
	"severity" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"charge_id" uuid,
	"ticket_id" uuid,
	"closed_as" text,
	"closed_at" timestamp with time zone,
	"closed_by" uuid,
	"closed_note" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "damages_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "damages_place" CHECK (x between 0 and 1000 and y between 0 and 1000),
	CONSTRAINT "damages_closed" CHECK (num_nonnulls(closed_as, closed_at, closed_by) in (0, 3))
);
--> statement-breakpoint
select wout_distribute('damages');
--> statement-breakpoint
ALTER TABLE "attachments" DROP CONSTRAINT "attachments_one_owner";--> statement-breakpoint
ALTER TABLE "signatures" ALTER COLUMN "rental_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "attachments" ADD COLUMN "damage_id" uuid;--> statement-breakpoint
ALTER TABLE "inspections" ADD COLUMN "checklist" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "inspections" ADD COLUMN "skipped_shots" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "tenant_settings" ADD COLUMN "checklist" text[] DEFAULT '{spare_wheel,jack,registration_papers,insurance_card}'::text[] NOT NULL;--> statement-breakpoint
ALTER TABLE "damages" ADD CONSTRAINT "damages_tenant_id_vehicle_id_vehicles_tenant_id_id_fk" FOREIGN KEY ("tenant_id","vehicle_id") REFERENCES "public"."vehicles"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "damages" ADD CONSTRAINT "damages_tenant_id_inspection_id_inspections_tenant_id_id_fk" FOREIGN KEY ("tenant_id","inspection_id") REFERENCES "public"."inspections"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "damages" ADD CONSTRAINT "damages_tenant_id_charge_id_charges_tenant_id_id_fk" FOREIGN KEY ("tenant_id","charge_id") REFERENCES "public"."charges"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "damages" ADD CONSTRAINT "damages_tenant_id_ticket_id_maintenance_tickets_tenant_id_id_fk" FOREIGN KEY ("tenant_id","ticket_id") REFERENCES "public"."maintenance_tickets"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "damages_vehicle" ON "damages" USING btree ("tenant_id","vehicle_id","created_at");--> statement-breakpoint
CREATE INDEX "damages_inspection" ON "damages" USING btree ("tenant_id","inspection_id");--> statement-breakpoint
CREATE INDEX "damages_charge" ON "damages" USING btree ("tenant_id","charge_id") WHERE charge_id is not null;--> statement-breakpoint
CREATE INDEX "damages_ticket" ON "damages" USING btree ("tenant_id","ticket_id") WHERE ticket_id is not null;--> statement-breakpoint
ALTER TABLE "attachments" ADD CONSTRAINT "attachments_tenant_id_damage_id_damages_tenant_id_id_fk" FOREIGN KEY ("tenant_id","damage_id") REFERENCES "public"."damages"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "attachments_damage" ON "attachments" USING btree ("tenant_id","damage_id") WHERE damage_id is not null;--> statement-breakpoint
ALTER TABLE "inspections" DROP COLUMN "damages";--> statement-breakpoint
ALTER TABLE "attachments" ADD CONSTRAINT "attachments_one_owner" CHECK (num_nonnulls(vehicle_id, customer_id, driver_id, inspection_id, ticket_id, charge_id, damage_id) = 1);--> statement-breakpoint
ALTER TABLE "signatures" ADD CONSTRAINT "signatures_owner" CHECK (num_nonnulls(rental_id, inspection_id) > 0);
--> statement-breakpoint
select wout_protect('damages', 'select, insert');
--> statement-breakpoint
grant update (charge_id, ticket_id, closed_as, closed_at, closed_by, closed_note) on damages to wout_app;
