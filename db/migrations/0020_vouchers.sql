ALTER TABLE "documents" ADD COLUMN "reservation_id" uuid;--> statement-breakpoint
ALTER TABLE "paper_orders" ADD COLUMN "reservation_id" uuid;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_tenant_id_reservation_id_reservations_tenant_id_id_fk" FOREIGN KEY ("tenant_id","reservation_id") REFERENCES "public"."reservations"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paper_orders" ADD CONSTRAINT "paper_orders_tenant_id_reservation_id_reservations_tenant_id_id_fk" FOREIGN KEY ("tenant_id","reservation_id") REFERENCES "public"."reservations"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "documents_reservation" ON "documents" USING btree ("tenant_id","reservation_id");--> statement-breakpoint
CREATE INDEX "paper_orders_reservation" ON "paper_orders" USING btree ("tenant_id","reservation_id");