ALTER TABLE "deposit_applications" ALTER COLUMN "rental_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "deposit_applications" ALTER COLUMN "applied_by" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "charges" ALTER COLUMN "rental_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "charges" ALTER COLUMN "created_by" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "deposit_applications" ADD COLUMN "reservation_id" uuid;--> statement-breakpoint
ALTER TABLE "charges" ADD COLUMN "reservation_id" uuid;--> statement-breakpoint
ALTER TABLE "deposit_applications" ADD CONSTRAINT "deposit_applications_tenant_id_reservation_id_reservations_tenant_id_id_fk" FOREIGN KEY ("tenant_id","reservation_id") REFERENCES "public"."reservations"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "charges" ADD CONSTRAINT "charges_tenant_id_reservation_id_reservations_tenant_id_id_fk" FOREIGN KEY ("tenant_id","reservation_id") REFERENCES "public"."reservations"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "deposit_applications_reservation" ON "deposit_applications" USING btree ("tenant_id","reservation_id") WHERE reservation_id is not null;--> statement-breakpoint
CREATE INDEX "payments_reservation" ON "payments" USING btree ("tenant_id","reservation_id") WHERE reservation_id is not null;--> statement-breakpoint
CREATE INDEX "charges_reservation" ON "charges" USING btree ("tenant_id","reservation_id") WHERE reservation_id is not null;--> statement-breakpoint
ALTER TABLE "deposit_applications" ADD CONSTRAINT "deposit_applications_one_owner" CHECK (num_nonnulls(rental_id, reservation_id) = 1);--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_owner" CHECK (num_nonnulls(rental_id, reservation_id) > 0);--> statement-breakpoint
ALTER TABLE "charges" ADD CONSTRAINT "charges_one_owner" CHECK (num_nonnulls(rental_id, reservation_id) = 1);
--> statement-breakpoint
-- The hand-over gives a reservation's payments to its rental.
grant update (rental_id) on payments to wout_app;
--> statement-breakpoint
-- Fees from before become lines of the ledger. The owner of the tables sees the rows only while row security is not forced on him.
alter table reservations no force row level security;
--> statement-breakpoint
alter table charges no force row level security;
--> statement-breakpoint
insert into charges (tenant_id, id, reservation_id, kind, amount_cents, created_at)
select tenant_id, gen_random_uuid(), id, case status when 'cancelled' then 'cancellation_fee' else 'no_show_fee' end, fee_cents,
  coalesce(closed_at, updated_at)
from reservations where status in ('cancelled', 'no_show') and fee_cents > 0;
--> statement-breakpoint
alter table charges force row level security;
--> statement-breakpoint
alter table reservations force row level security;
