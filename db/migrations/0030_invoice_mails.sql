ALTER TABLE "mail_orders" ADD COLUMN "rental_id" uuid;--> statement-breakpoint
ALTER TABLE "mail_orders" ADD COLUMN "invoice_id" uuid;--> statement-breakpoint
ALTER TABLE "mail_orders" ADD CONSTRAINT "mail_orders_tenant_id_rental_id_rentals_tenant_id_id_fk" FOREIGN KEY ("tenant_id","rental_id") REFERENCES "public"."rentals"("tenant_id","id") ON DELETE no action ON UPDATE no action;