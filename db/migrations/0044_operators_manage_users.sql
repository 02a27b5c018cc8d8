ALTER TABLE "one_time_codes" ADD COLUMN "issued_by_operator" uuid;--> statement-breakpoint
ALTER TABLE "platform_audit_entries" ADD COLUMN "entity" text;--> statement-breakpoint
ALTER TABLE "platform_audit_entries" ADD COLUMN "entity_id" uuid;--> statement-breakpoint
ALTER TABLE "one_time_codes" ADD CONSTRAINT "one_time_codes_issued_by_operator_operators_id_fk" FOREIGN KEY ("issued_by_operator") REFERENCES "public"."operators"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "members_address" ON "members" USING btree ("email" collate "C");--> statement-breakpoint
CREATE INDEX "members_name" ON "members" USING btree (lower(regexp_replace(normalize("name", nfd), '[\u0300-\u036f]', '', 'g')),"id");
--> statement-breakpoint
-- Operators let people of all companies in and keep them out. What else a company says of them stays the company's.
create policy platform_access on members for update to wout_platform using (true);
--> statement-breakpoint
grant update (active, updated_at) on members to wout_platform;
--> statement-breakpoint
grant select (expires_at, last_seen_at) on sessions to wout_platform;
