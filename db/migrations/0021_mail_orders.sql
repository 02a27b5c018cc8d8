CREATE TABLE "mail_orders" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"key" text NOT NULL,
	"member_id" uuid NOT NULL,
	"reservation_id" uuid,
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"body" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"outcome" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "mail_orders_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "mail_orders_key" UNIQUE("tenant_id","key")
);
--> statement-breakpoint
select wout_distribute('mail_orders');
--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "daily_mail" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "mail_orders" ADD CONSTRAINT "mail_orders_tenant_id_member_id_members_tenant_id_id_fk" FOREIGN KEY ("tenant_id","member_id") REFERENCES "public"."members"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_orders" ADD CONSTRAINT "mail_orders_tenant_id_reservation_id_reservations_tenant_id_id_fk" FOREIGN KEY ("tenant_id","reservation_id") REFERENCES "public"."reservations"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mail_orders_waiting" ON "mail_orders" USING btree ("next_at","id") WHERE ended_at is null;
--> statement-breakpoint
select wout_protect('mail_orders');
--> statement-breakpoint
-- The job that sends what waits finds the mails of all companies, but not what they say or to whom they go.
create policy platform_waiting on mail_orders for select to wout_platform using (true);
--> statement-breakpoint
grant select (tenant_id, id, next_at, ended_at) on mail_orders to wout_platform;
