CREATE INDEX "expenses_amount" ON "expenses" USING btree ("tenant_id","amount_cents","id");--> statement-breakpoint
CREATE INDEX "invoices_due" ON "invoices" USING btree ("tenant_id",coalesce(due_on, 'infinity'::date),"id");--> statement-breakpoint
CREATE INDEX "payments_amount" ON "payments" USING btree ("tenant_id","amount_cents","id");--> statement-breakpoint
CREATE INDEX "reservations_created" ON "reservations" USING btree ("tenant_id","created_at","id");--> statement-breakpoint
CREATE INDEX "reservations_due" ON "reservations" USING btree ("tenant_id","due_at","id");--> statement-breakpoint
CREATE INDEX "reservations_out" ON "reservations" USING btree ("tenant_id","pickup_at","id");