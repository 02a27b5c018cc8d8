CREATE TABLE "maintenance_plans" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"service_type" text NOT NULL,
	"vehicle_id" uuid,
	"class_id" uuid,
	"every_km" integer,
	"every_months" integer,
	"starts_on" date NOT NULL,
	"starts_km" integer,
	"notes" text DEFAULT '' NOT NULL,
	"archived_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "maintenance_plans_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "maintenance_plans_one_scope" CHECK (num_nonnulls(vehicle_id, class_id) = 1),
	CONSTRAINT "maintenance_plans_interval" CHECK (num_nonnulls(every_km, every_months) > 0),
	CONSTRAINT "maintenance_plans_every" CHECK (coalesce(every_km, 1) > 0 and coalesce(every_months, 1) > 0)
);
--> statement-breakpoint
select wout_distribute('maintenance_plans'::regclass);
--> statement-breakpoint
CREATE TABLE "ticket_lines" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"ticket_id" uuid NOT NULL,
	"what" text NOT NULL,
	"quantity_hundredths" integer NOT NULL,
	"unit_cost_cents" bigint NOT NULL,
	"cost_cents" bigint NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	"added_by" uuid NOT NULL,
	CONSTRAINT "ticket_lines_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "ticket_lines_amounts" CHECK (quantity_hundredths > 0 and unit_cost_cents >= 0 and cost_cents >= 0)
);
--> statement-breakpoint
select wout_distribute('ticket_lines'::regclass);
--> statement-breakpoint
CREATE TABLE "vendors" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"phone" text,
	"name_key" text collate "C" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "vendors_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
select wout_distribute('vendors'::regclass);
--> statement-breakpoint
DROP INDEX "maintenance_tickets_status";--> statement-breakpoint
ALTER TABLE "maintenance_tickets" ADD COLUMN "vendor_id" uuid;--> statement-breakpoint
ALTER TABLE "maintenance_tickets" ADD COLUMN "ready_odometer_km" integer;--> statement-breakpoint
ALTER TABLE "maintenance_tickets" ADD COLUMN "cancelled_reason" text;--> statement-breakpoint
ALTER TABLE "maintenance_plans" ADD CONSTRAINT "maintenance_plans_tenant_id_vehicle_id_vehicles_tenant_id_id_fk" FOREIGN KEY ("tenant_id","vehicle_id") REFERENCES "public"."vehicles"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "maintenance_plans" ADD CONSTRAINT "maintenance_plans_tenant_id_class_id_vehicle_classes_tenant_id_id_fk" FOREIGN KEY ("tenant_id","class_id") REFERENCES "public"."vehicle_classes"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_lines" ADD CONSTRAINT "ticket_lines_tenant_id_ticket_id_maintenance_tickets_tenant_id_id_fk" FOREIGN KEY ("tenant_id","ticket_id") REFERENCES "public"."maintenance_tickets"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vendors" ADD CONSTRAINT "vendors_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "maintenance_plans_vehicle" ON "maintenance_plans" USING btree ("tenant_id","vehicle_id","service_type") WHERE archived_at is null and vehicle_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "maintenance_plans_class" ON "maintenance_plans" USING btree ("tenant_id","class_id","service_type") WHERE archived_at is null and class_id is not null;--> statement-breakpoint
CREATE INDEX "ticket_lines_ticket" ON "ticket_lines" USING btree ("tenant_id","ticket_id");--> statement-breakpoint
CREATE UNIQUE INDEX "vendors_name" ON "vendors" USING btree ("tenant_id","name_key");--> statement-breakpoint
ALTER TABLE "maintenance_tickets" ADD CONSTRAINT "maintenance_tickets_tenant_id_vendor_id_vendors_tenant_id_id_fk" FOREIGN KEY ("tenant_id","vendor_id") REFERENCES "public"."vendors"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "attachments_ticket" ON "attachments" USING btree ("tenant_id","ticket_id") WHERE ticket_id is not null;--> statement-breakpoint
CREATE INDEX "maintenance_tickets_status" ON "maintenance_tickets" USING btree ("tenant_id","status","started_at","id");--> statement-breakpoint
-- The names typed so far become vendors. The owner of the tables sees the rows only while row security is not forced on him.
do $$
begin
  alter table maintenance_tickets no force row level security;
  insert into vendors (tenant_id, id, name, name_key)
    select tenant_id, gen_random_uuid(), min(trim(vendor)), lower(trim(vendor)) from maintenance_tickets
    where trim(vendor) <> '' group by tenant_id, lower(trim(vendor));
  update maintenance_tickets t set vendor_id = v.id from vendors v
    where v.tenant_id = t.tenant_id and v.name_key = lower(trim(t.vendor));
  alter table maintenance_tickets force row level security;
end $$;
--> statement-breakpoint
ALTER TABLE "maintenance_tickets" DROP COLUMN "vendor";--> statement-breakpoint
ALTER TABLE "maintenance_tickets" ADD CONSTRAINT "maintenance_tickets_cost" CHECK (cost_cents >= 0);
--> statement-breakpoint
select wout_protect('maintenance_plans'::regclass);
--> statement-breakpoint
select wout_protect('ticket_lines'::regclass);
--> statement-breakpoint
select wout_protect('vendors'::regclass);
