CREATE TABLE "paper_orders" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"rental_id" uuid,
	"payment_id" uuid,
	"number" text NOT NULL,
	"data" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "paper_orders_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
select wout_distribute('paper_orders');
--> statement-breakpoint
ALTER TABLE "paper_orders" ADD CONSTRAINT "paper_orders_tenant_id_rental_id_rentals_tenant_id_id_fk" FOREIGN KEY ("tenant_id","rental_id") REFERENCES "public"."rentals"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paper_orders" ADD CONSTRAINT "paper_orders_tenant_id_payment_id_payments_tenant_id_id_fk" FOREIGN KEY ("tenant_id","payment_id") REFERENCES "public"."payments"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "paper_orders_receipt" ON "paper_orders" USING btree ("tenant_id","payment_id") WHERE kind = 'receipt';--> statement-breakpoint
CREATE INDEX "paper_orders_rental" ON "paper_orders" USING btree ("tenant_id","rental_id");
--> statement-breakpoint
select wout_protect('paper_orders', 'select, insert, delete');
--> statement-breakpoint
-- The job that prints what was left behind finds the papers of all companies, but not what they say.
create policy platform_orders on paper_orders for select to wout_platform using (true);
--> statement-breakpoint
grant select (tenant_id, id, created_at) on paper_orders to wout_platform;
