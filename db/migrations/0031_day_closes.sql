CREATE TABLE "drawer_counts" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"drawer_id" uuid NOT NULL,
	"counted_at" timestamp with time zone NOT NULL,
	"counted_by" uuid NOT NULL,
	"lines" jsonb NOT NULL,
	"usd_pieces" jsonb NOT NULL,
	"htg_pieces" jsonb NOT NULL,
	"left_usd_cents" bigint NOT NULL,
	"left_htg_cents" bigint NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	CONSTRAINT "drawer_counts_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "drawer_counts_left" CHECK (left_usd_cents >= 0 and left_htg_cents >= 0)
);
--> statement-breakpoint
CREATE TABLE "drawer_moves" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"drawer_id" uuid NOT NULL,
	"currency" text NOT NULL,
	"amount_cents" bigint NOT NULL,
	"reason" text NOT NULL,
	"moved_at" timestamp with time zone NOT NULL,
	"moved_by" uuid NOT NULL,
	CONSTRAINT "drawer_moves_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "drawer_moves_amount" CHECK (amount_cents <> 0)
);
--> statement-breakpoint
CREATE TABLE "drawers" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"business_day" date NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone,
	"number" text,
	"signed_at" timestamp with time zone,
	"signed_by" uuid,
	"signed_count_id" uuid,
	CONSTRAINT "drawers_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "drawers_number" UNIQUE("tenant_id","number"),
	CONSTRAINT "drawers_signed_whole" CHECK (num_nonnulls(number, signed_at, signed_by, signed_count_id) in (0, 4) and (signed_at is null or closed_at is not null))
);
--> statement-breakpoint
CREATE TABLE "account_applications" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"customer_id" uuid NOT NULL,
	"rental_id" uuid,
	"reservation_id" uuid,
	"amount_cents" bigint NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"applied_at" timestamp with time zone NOT NULL,
	"applied_by" uuid NOT NULL,
	CONSTRAINT "account_applications_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "account_applications_one_owner" CHECK (num_nonnulls(rental_id, reservation_id) = 1),
	CONSTRAINT "account_applications_amount" CHECK (amount_cents <> 0)
);
--> statement-breakpoint
CREATE TABLE "ledger_marks" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"as_of" timestamp with time zone NOT NULL,
	"charged_cents" bigint NOT NULL,
	"paid_cents" bigint NOT NULL,
	"deposited_cents" bigint NOT NULL,
	"applied_cents" bigint NOT NULL,
	"from_account_cents" bigint NOT NULL,
	CONSTRAINT "ledger_marks_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
select wout_distribute('drawers');
--> statement-breakpoint
select wout_distribute('drawer_counts');
--> statement-breakpoint
select wout_distribute('drawer_moves');
--> statement-breakpoint
select wout_distribute('account_applications');
--> statement-breakpoint
select wout_distribute('ledger_marks');
--> statement-breakpoint
ALTER TABLE "payments" DROP CONSTRAINT "payments_owner";--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "drawer_id" uuid;--> statement-breakpoint
ALTER TABLE "paper_orders" ADD COLUMN "drawer_id" uuid;--> statement-breakpoint
ALTER TABLE "mail_orders" ADD COLUMN "payment_id" uuid;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "drawer_id" uuid;--> statement-breakpoint
ALTER TABLE "drawer_counts" ADD CONSTRAINT "drawer_counts_tenant_id_drawer_id_drawers_tenant_id_id_fk" FOREIGN KEY ("tenant_id","drawer_id") REFERENCES "public"."drawers"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "drawer_moves" ADD CONSTRAINT "drawer_moves_tenant_id_drawer_id_drawers_tenant_id_id_fk" FOREIGN KEY ("tenant_id","drawer_id") REFERENCES "public"."drawers"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "drawers" ADD CONSTRAINT "drawers_tenant_id_member_id_members_tenant_id_id_fk" FOREIGN KEY ("tenant_id","member_id") REFERENCES "public"."members"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_applications" ADD CONSTRAINT "account_applications_tenant_id_customer_id_customers_tenant_id_id_fk" FOREIGN KEY ("tenant_id","customer_id") REFERENCES "public"."customers"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_applications" ADD CONSTRAINT "account_applications_tenant_id_rental_id_rentals_tenant_id_id_fk" FOREIGN KEY ("tenant_id","rental_id") REFERENCES "public"."rentals"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_applications" ADD CONSTRAINT "account_applications_tenant_id_reservation_id_reservations_tenant_id_id_fk" FOREIGN KEY ("tenant_id","reservation_id") REFERENCES "public"."reservations"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "drawer_counts_drawer" ON "drawer_counts" USING btree ("tenant_id","drawer_id","counted_at");--> statement-breakpoint
CREATE INDEX "drawer_moves_drawer" ON "drawer_moves" USING btree ("tenant_id","drawer_id");--> statement-breakpoint
CREATE UNIQUE INDEX "drawers_open" ON "drawers" USING btree ("tenant_id","member_id","business_day") WHERE closed_at is null;--> statement-breakpoint
CREATE INDEX "drawers_signed" ON "drawers" USING btree ("tenant_id","signed_at","id");--> statement-breakpoint
CREATE INDEX "drawers_member" ON "drawers" USING btree ("tenant_id","member_id","opened_at");--> statement-breakpoint
CREATE INDEX "account_applications_customer" ON "account_applications" USING btree ("tenant_id","customer_id");--> statement-breakpoint
CREATE INDEX "account_applications_rental" ON "account_applications" USING btree ("tenant_id","rental_id") WHERE rental_id is not null;--> statement-breakpoint
CREATE INDEX "account_applications_reservation" ON "account_applications" USING btree ("tenant_id","reservation_id") WHERE reservation_id is not null;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_tenant_id_drawer_id_drawers_tenant_id_id_fk" FOREIGN KEY ("tenant_id","drawer_id") REFERENCES "public"."drawers"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paper_orders" ADD CONSTRAINT "paper_orders_tenant_id_drawer_id_drawers_tenant_id_id_fk" FOREIGN KEY ("tenant_id","drawer_id") REFERENCES "public"."drawers"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_orders" ADD CONSTRAINT "mail_orders_tenant_id_payment_id_payments_tenant_id_id_fk" FOREIGN KEY ("tenant_id","payment_id") REFERENCES "public"."payments"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_tenant_id_drawer_id_drawers_tenant_id_id_fk" FOREIGN KEY ("tenant_id","drawer_id") REFERENCES "public"."drawers"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "documents_close" ON "documents" USING btree ("tenant_id","drawer_id") WHERE drawer_id is not null;--> statement-breakpoint
CREATE INDEX "payments_drawer" ON "payments" USING btree ("tenant_id","drawer_id") WHERE drawer_id is not null;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_owner" CHECK (case kind when 'account' then num_nonnulls(rental_id, reservation_id) = 0 when 'refund' then true
        else num_nonnulls(rental_id, reservation_id) > 0 end);
--> statement-breakpoint
-- An entry of the ledger never changes: of these tables only what voids, hands over or merges, and what closes a drawer.
select wout_protect(name::regclass, 'select, insert') from unnest(array['drawers', 'drawer_counts', 'drawer_moves', 'account_applications']) as name;
--> statement-breakpoint
select wout_protect('ledger_marks', 'select, insert, update');
--> statement-breakpoint
grant update (closed_at, number, signed_at, signed_by, signed_count_id) on drawers to wout_app;
--> statement-breakpoint
grant update (customer_id) on account_applications to wout_app;
--> statement-breakpoint
revoke update, delete on charges from wout_app;
--> statement-breakpoint
grant update (waived_at, waived_by, waived_reason) on charges to wout_app;
