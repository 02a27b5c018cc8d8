CREATE TABLE "accidents" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"vehicle_id" uuid NOT NULL,
	"happened_at" timestamp with time zone NOT NULL,
	"place" text NOT NULL,
	"description" text NOT NULL,
	"other_party" text DEFAULT '' NOT NULL,
	"police_report" text DEFAULT '' NOT NULL,
	"search_text" text DEFAULT '' NOT NULL,
	"rental_id" uuid,
	"charge_id" uuid,
	"reported_by" uuid NOT NULL,
	"archived_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "accidents_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "accidents_charged" CHECK ((rental_id is null) = (charge_id is null))
);
--> statement-breakpoint
select wout_distribute('accidents');
--> statement-breakpoint
CREATE TABLE "expenses" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"vehicle_id" uuid,
	"spent_at" timestamp with time zone NOT NULL,
	"amount_cents" bigint NOT NULL,
	"currency" text DEFAULT 'USD' NOT NULL,
	"paid_htg_cents" bigint,
	"htg_rate" numeric(12, 4),
	"method" text NOT NULL,
	"paid_by" uuid NOT NULL,
	"vendor" text DEFAULT '' NOT NULL,
	"reference" text DEFAULT '' NOT NULL,
	"notes" text DEFAULT '' NOT NULL,
	"search_text" text DEFAULT '' NOT NULL,
	"rental_id" uuid,
	"charge_id" uuid,
	"recorded_by" uuid NOT NULL,
	"voided_at" timestamp with time zone,
	"voided_by" uuid,
	"voided_reason" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "expenses_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "expenses_amount" CHECK (amount_cents > 0),
	CONSTRAINT "expenses_gourdes" CHECK ((currency = 'HTG') = (paid_htg_cents is not null and htg_rate is not null)),
	CONSTRAINT "expenses_charged" CHECK ((rental_id is null) = (charge_id is null))
);
--> statement-breakpoint
select wout_distribute('expenses');
--> statement-breakpoint
CREATE TABLE "owner_payouts" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"amount_cents" bigint NOT NULL,
	"method" text NOT NULL,
	"currency" text DEFAULT 'USD' NOT NULL,
	"paid_htg_cents" bigint,
	"htg_rate" numeric(12, 4),
	"reference" text DEFAULT '' NOT NULL,
	"notes" text DEFAULT '' NOT NULL,
	"paid_at" timestamp with time zone NOT NULL,
	"paid_by" uuid NOT NULL,
	"voided_at" timestamp with time zone,
	"voided_by" uuid,
	"voided_reason" text,
	CONSTRAINT "owner_payouts_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "owner_payouts_amount" CHECK (amount_cents > 0),
	CONSTRAINT "owner_payouts_gourdes" CHECK ((currency = 'HTG') = (paid_htg_cents is not null and htg_rate is not null))
);
--> statement-breakpoint
select wout_distribute('owner_payouts');
--> statement-breakpoint
CREATE TABLE "owner_shares" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"vehicle_id" uuid NOT NULL,
	"starts_on" date NOT NULL,
	"ends_on" date,
	"kind" text NOT NULL,
	"basis_points" integer,
	"amount_cents" bigint,
	"costs" text[] DEFAULT '{}'::text[] NOT NULL,
	"created_by" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "owner_shares_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "owner_shares_days" CHECK (ends_on is null or ends_on >= starts_on),
	CONSTRAINT "owner_shares_one" CHECK ((basis_points is null) = (kind <> 'percent') and (amount_cents is null) = (kind = 'percent')),
	CONSTRAINT "owner_shares_part" CHECK (coalesce(basis_points between 0 and 10000, amount_cents >= 0))
);
--> statement-breakpoint
select wout_distribute('owner_shares');
--> statement-breakpoint
CREATE TABLE "owner_statement_lines" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"statement_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"kind" text NOT NULL,
	"source_id" uuid NOT NULL,
	"vehicle_id" uuid NOT NULL,
	"month" text NOT NULL,
	"days" integer NOT NULL,
	"base_cents" bigint NOT NULL,
	"amount_cents" bigint NOT NULL,
	"label" text DEFAULT '' NOT NULL,
	CONSTRAINT "owner_statement_lines_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
select wout_distribute('owner_statement_lines');
--> statement-breakpoint
CREATE TABLE "owner_statements" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"number" text NOT NULL,
	"owner_id" uuid NOT NULL,
	"month" text NOT NULL,
	"opening_cents" bigint NOT NULL,
	"total_cents" bigint NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"issued_by" uuid NOT NULL,
	CONSTRAINT "owner_statements_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "owner_statements_number" UNIQUE("tenant_id","number"),
	CONSTRAINT "owner_statements_month" UNIQUE("tenant_id","owner_id","month")
);
--> statement-breakpoint
select wout_distribute('owner_statements');
--> statement-breakpoint
CREATE TABLE "owners" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"phone" text,
	"email" text,
	"address" text DEFAULT '' NOT NULL,
	"notes" text DEFAULT '' NOT NULL,
	"language" text DEFAULT 'fr' NOT NULL,
	"name_key" text collate "C" NOT NULL,
	"archived_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "owners_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
select wout_distribute('owners');
--> statement-breakpoint
ALTER TABLE "attachments" DROP CONSTRAINT "attachments_one_owner";--> statement-breakpoint
ALTER TABLE "attachments" ADD COLUMN "expense_id" uuid;--> statement-breakpoint
ALTER TABLE "attachments" ADD COLUMN "accident_id" uuid;--> statement-breakpoint
ALTER TABLE "accidents" ADD CONSTRAINT "accidents_tenant_id_vehicle_id_vehicles_tenant_id_id_fk" FOREIGN KEY ("tenant_id","vehicle_id") REFERENCES "public"."vehicles"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "accidents" ADD CONSTRAINT "accidents_tenant_id_rental_id_rentals_tenant_id_id_fk" FOREIGN KEY ("tenant_id","rental_id") REFERENCES "public"."rentals"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "accidents" ADD CONSTRAINT "accidents_tenant_id_charge_id_charges_tenant_id_id_fk" FOREIGN KEY ("tenant_id","charge_id") REFERENCES "public"."charges"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "expenses" ADD CONSTRAINT "expenses_tenant_id_vehicle_id_vehicles_tenant_id_id_fk" FOREIGN KEY ("tenant_id","vehicle_id") REFERENCES "public"."vehicles"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "expenses" ADD CONSTRAINT "expenses_tenant_id_rental_id_rentals_tenant_id_id_fk" FOREIGN KEY ("tenant_id","rental_id") REFERENCES "public"."rentals"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "expenses" ADD CONSTRAINT "expenses_tenant_id_charge_id_charges_tenant_id_id_fk" FOREIGN KEY ("tenant_id","charge_id") REFERENCES "public"."charges"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "expenses" ADD CONSTRAINT "expenses_tenant_id_paid_by_members_tenant_id_id_fk" FOREIGN KEY ("tenant_id","paid_by") REFERENCES "public"."members"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "owner_payouts" ADD CONSTRAINT "owner_payouts_tenant_id_owner_id_owners_tenant_id_id_fk" FOREIGN KEY ("tenant_id","owner_id") REFERENCES "public"."owners"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "owner_shares" ADD CONSTRAINT "owner_shares_tenant_id_owner_id_owners_tenant_id_id_fk" FOREIGN KEY ("tenant_id","owner_id") REFERENCES "public"."owners"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "owner_shares" ADD CONSTRAINT "owner_shares_tenant_id_vehicle_id_vehicles_tenant_id_id_fk" FOREIGN KEY ("tenant_id","vehicle_id") REFERENCES "public"."vehicles"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "owner_statement_lines" ADD CONSTRAINT "owner_statement_lines_tenant_id_statement_id_owner_statements_tenant_id_id_fk" FOREIGN KEY ("tenant_id","statement_id") REFERENCES "public"."owner_statements"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "owner_statement_lines" ADD CONSTRAINT "owner_statement_lines_tenant_id_vehicle_id_vehicles_tenant_id_id_fk" FOREIGN KEY ("tenant_id","vehicle_id") REFERENCES "public"."vehicles"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "owner_statements" ADD CONSTRAINT "owner_statements_tenant_id_owner_id_owners_tenant_id_id_fk" FOREIGN KEY ("tenant_id","owner_id") REFERENCES "public"."owners"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "owners" ADD CONSTRAINT "owners_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "accidents_happened" ON "accidents" USING btree ("tenant_id","happened_at","id");--> statement-breakpoint
CREATE INDEX "accidents_vehicle" ON "accidents" USING btree ("tenant_id","vehicle_id","happened_at");--> statement-breakpoint
CREATE INDEX "accidents_charge" ON "accidents" USING btree ("tenant_id","charge_id") WHERE charge_id is not null;--> statement-breakpoint
CREATE INDEX "expenses_spent" ON "expenses" USING btree ("tenant_id","spent_at","id");--> statement-breakpoint
CREATE INDEX "expenses_vehicle" ON "expenses" USING btree ("tenant_id","vehicle_id","spent_at","id");--> statement-breakpoint
CREATE INDEX "expenses_charge" ON "expenses" USING btree ("tenant_id","charge_id") WHERE charge_id is not null;--> statement-breakpoint
CREATE INDEX "owner_payouts_owner" ON "owner_payouts" USING btree ("tenant_id","owner_id","paid_at");--> statement-breakpoint
CREATE INDEX "owner_shares_owner" ON "owner_shares" USING btree ("tenant_id","owner_id");--> statement-breakpoint
CREATE INDEX "owner_statement_lines_statement" ON "owner_statement_lines" USING btree ("tenant_id","statement_id");--> statement-breakpoint
CREATE INDEX "owners_name" ON "owners" USING btree ("tenant_id","name_key","id");--> statement-breakpoint
ALTER TABLE "attachments" ADD CONSTRAINT "attachments_tenant_id_expense_id_expenses_tenant_id_id_fk" FOREIGN KEY ("tenant_id","expense_id") REFERENCES "public"."expenses"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attachments" ADD CONSTRAINT "attachments_tenant_id_accident_id_accidents_tenant_id_id_fk" FOREIGN KEY ("tenant_id","accident_id") REFERENCES "public"."accidents"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "attachments_expense" ON "attachments" USING btree ("tenant_id","expense_id") WHERE expense_id is not null;--> statement-breakpoint
CREATE INDEX "attachments_accident" ON "attachments" USING btree ("tenant_id","accident_id") WHERE accident_id is not null;--> statement-breakpoint
ALTER TABLE "attachments" ADD CONSTRAINT "attachments_one_owner" CHECK (num_nonnulls(vehicle_id, customer_id, driver_id, inspection_id, ticket_id, charge_id, damage_id, expense_id, accident_id) = 1);
--> statement-breakpoint
select wout_protect('accidents');
--> statement-breakpoint
select wout_protect('expenses', 'select, insert');
--> statement-breakpoint
grant update (vendor, reference, notes, search_text, rental_id, charge_id, voided_at, voided_by, voided_reason, updated_at) on expenses to wout_app;
--> statement-breakpoint
alter table owner_shares add constraint owner_shares_one_owner
  exclude using gist (tenant_id with =, vehicle_id with =, daterange(starts_on, ends_on) with &&);
--> statement-breakpoint
select wout_protect('owners');
--> statement-breakpoint
select wout_protect('owner_shares', 'select, insert');
--> statement-breakpoint
grant update (ends_on) on owner_shares to wout_app;
--> statement-breakpoint
select wout_protect('owner_statements', 'select, insert');
--> statement-breakpoint
select wout_protect('owner_statement_lines', 'select, insert');
--> statement-breakpoint
select wout_protect('owner_payouts', 'select, insert');
--> statement-breakpoint
grant update (voided_at, voided_by, voided_reason) on owner_payouts to wout_app;
