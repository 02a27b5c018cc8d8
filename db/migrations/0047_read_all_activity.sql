CREATE INDEX "audit_entries_everywhere" ON "audit_entries" USING btree ("at","id");
