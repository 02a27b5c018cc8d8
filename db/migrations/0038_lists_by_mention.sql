CREATE INDEX "customers_archived" ON "customers" USING btree ("tenant_id","id") WHERE archived_at is not null;--> statement-breakpoint
CREATE INDEX "rentals_reservation" ON "rentals" USING btree ("tenant_id","reservation_id") WHERE reservation_id is not null;--> statement-breakpoint
CREATE INDEX "vehicles_archived" ON "vehicles" USING btree ("tenant_id","id") WHERE archived_at is not null;