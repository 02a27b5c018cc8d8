CREATE TABLE "invoice_lines" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"invoice_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"rental_id" uuid,
	"reservation_id" uuid,
	"charge_id" uuid,
	"kind" text NOT NULL,
	"amount_cents" bigint NOT NULL,
	"sentence_key" text NOT NULL,
	"sentence_params" jsonb NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"credited_line_id" uuid,
	"credit_note_id" uuid,
	CONSTRAINT "invoice_lines_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "invoice_lines_one_owner" CHECK (num_nonnulls(rental_id, reservation_id) = 1)
);
--> statement-breakpoint
CREATE TABLE "invoices" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"number" text NOT NULL,
	"customer_id" uuid NOT NULL,
	"billed_name" text NOT NULL,
	"billed_tax_id" text DEFAULT '' NOT NULL,
	"billed_address" text DEFAULT '' NOT NULL,
	"purchase_order" text DEFAULT '' NOT NULL,
	"locale" text NOT NULL,
	"tax_cents" bigint NOT NULL,
	"total_cents" bigint NOT NULL,
	"exemption" text,
	"exempt_reason" text DEFAULT '' NOT NULL,
	"due_on" date,
	"credited_invoice_id" uuid,
	"reason" text DEFAULT '' NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"issued_by" uuid NOT NULL,
	CONSTRAINT "invoices_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "invoices_number" UNIQUE("tenant_id","number"),
	CONSTRAINT "invoices_total" CHECK (total_cents > 0),
	CONSTRAINT "invoices_credits" CHECK ((kind = 'credit_note') = (credited_invoice_id is not null))
);
--> statement-breakpoint
select wout_distribute('invoices');
--> statement-breakpoint
select wout_distribute('invoice_lines');
--> statement-breakpoint
ALTER TABLE "invoice_lines" ADD CONSTRAINT "invoice_lines_tenant_id_invoice_id_invoices_tenant_id_id_fk" FOREIGN KEY ("tenant_id","invoice_id") REFERENCES "public"."invoices"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_lines" ADD CONSTRAINT "invoice_lines_tenant_id_credit_note_id_invoices_tenant_id_id_fk" FOREIGN KEY ("tenant_id","credit_note_id") REFERENCES "public"."invoices"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_lines" ADD CONSTRAINT "invoice_lines_tenant_id_credited_line_id_invoice_lines_tenant_id_id_fk" FOREIGN KEY ("tenant_id","credited_line_id") REFERENCES "public"."invoice_lines"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_lines" ADD CONSTRAINT "invoice_lines_tenant_id_charge_id_charges_tenant_id_id_fk" FOREIGN KEY ("tenant_id","charge_id") REFERENCES "public"."charges"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_lines" ADD CONSTRAINT "invoice_lines_tenant_id_rental_id_rentals_tenant_id_id_fk" FOREIGN KEY ("tenant_id","rental_id") REFERENCES "public"."rentals"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_lines" ADD CONSTRAINT "invoice_lines_tenant_id_reservation_id_reservations_tenant_id_id_fk" FOREIGN KEY ("tenant_id","reservation_id") REFERENCES "public"."reservations"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_tenant_id_customer_id_customers_tenant_id_id_fk" FOREIGN KEY ("tenant_id","customer_id") REFERENCES "public"."customers"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_tenant_id_credited_invoice_id_invoices_tenant_id_id_fk" FOREIGN KEY ("tenant_id","credited_invoice_id") REFERENCES "public"."invoices"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_tenant_id_issued_by_members_tenant_id_id_fk" FOREIGN KEY ("tenant_id","issued_by") REFERENCES "public"."members"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "invoice_lines_invoice" ON "invoice_lines" USING btree ("tenant_id","invoice_id","position");--> statement-breakpoint
CREATE INDEX "invoice_lines_rental" ON "invoice_lines" USING btree ("tenant_id","rental_id") WHERE rental_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_lines_charge" ON "invoice_lines" USING btree ("tenant_id","charge_id") WHERE charge_id is not null and credit_note_id is null;--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_lines_credited" ON "invoice_lines" USING btree ("tenant_id","credited_line_id") WHERE credited_line_id is not null;--> statement-breakpoint
CREATE INDEX "invoices_issued" ON "invoices" USING btree ("tenant_id","issued_at","id");--> statement-breakpoint
CREATE INDEX "invoices_customer" ON "invoices" USING btree ("tenant_id","customer_id","issued_at","id");--> statement-breakpoint
CREATE INDEX "invoices_credited" ON "invoices" USING btree ("tenant_id","credited_invoice_id") WHERE credited_invoice_id is not null;
--> statement-breakpoint
-- What was issued never changes, except when customers are merged, and when a credit note takes a line back.
select wout_protect(name::regclass, 'select, insert') from unnest(array['invoices', 'invoice_lines']) as name;
--> statement-breakpoint
grant update (customer_id) on invoices to wout_app;
--> statement-breakpoint
grant update (credit_note_id) on invoice_lines to wout_app;
