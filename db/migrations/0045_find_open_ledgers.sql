ALTER TABLE "ledger_marks" ADD COLUMN "due_cents" bigint GENERATED ALWAYS AS (charged_cents - paid_cents - applied_cents - from_account_cents) STORED;--> statement-breakpoint
CREATE INDEX "account_applications_applied" ON "account_applications" USING btree ("tenant_id","applied_at");--> statement-breakpoint
CREATE INDEX "deposit_applications_applied" ON "deposit_applications" USING btree ("tenant_id","applied_at");--> statement-breakpoint
CREATE INDEX "ledger_marks_open" ON "ledger_marks" USING btree ("tenant_id","id") WHERE due_cents <> 0;--> statement-breakpoint
CREATE INDEX "payments_voided" ON "payments" USING btree ("tenant_id","voided_at") WHERE voided_at is not null;--> statement-breakpoint
CREATE INDEX "charges_created" ON "charges" USING btree ("tenant_id","created_at");--> statement-breakpoint
CREATE INDEX "charges_waived" ON "charges" USING btree ("tenant_id","waived_at") WHERE waived_at is not null;