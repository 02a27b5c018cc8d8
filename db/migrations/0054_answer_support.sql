CREATE TABLE "canned_answers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"text_en" text NOT NULL,
	"text_fr" text NOT NULL,
	"text_ht" text NOT NULL,
	"archived_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "support_messages" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"thread_id" uuid NOT NULL,
	"member_id" uuid,
	"operator_id" uuid,
	"author_name" text NOT NULL,
	"text" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "support_messages_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "support_messages_one_author" CHECK (num_nonnulls(member_id, operator_id) = 1)
);
--> statement-breakpoint
CREATE TABLE "support_threads" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"subject" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"opened_by" uuid NOT NULL,
	"operator_id" uuid,
	"last_message_at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone NOT NULL,
	"member_mailed_at" timestamp with time zone,
	"operator_mailed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "support_threads_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
select wout_distribute('support_threads');--> statement-breakpoint
select wout_distribute('support_messages');--> statement-breakpoint
ALTER TABLE "attachments" DROP CONSTRAINT "attachments_one_owner";--> statement-breakpoint
ALTER TABLE "attachments" ADD COLUMN "thread_id" uuid;--> statement-breakpoint
ALTER TABLE "support_messages" ADD CONSTRAINT "support_messages_tenant_id_thread_id_support_threads_tenant_id_id_fk" FOREIGN KEY ("tenant_id","thread_id") REFERENCES "public"."support_threads"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_messages" ADD CONSTRAINT "support_messages_tenant_id_member_id_members_tenant_id_id_fk" FOREIGN KEY ("tenant_id","member_id") REFERENCES "public"."members"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_threads" ADD CONSTRAINT "support_threads_tenant_id_opened_by_members_tenant_id_id_fk" FOREIGN KEY ("tenant_id","opened_by") REFERENCES "public"."members"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "support_messages_thread" ON "support_messages" USING btree ("tenant_id","thread_id","id");--> statement-breakpoint
CREATE INDEX "support_threads_newest" ON "support_threads" USING btree ("tenant_id","last_message_at","id");--> statement-breakpoint
CREATE INDEX "support_threads_everywhere" ON "support_threads" USING btree ("last_message_at","id");--> statement-breakpoint
CREATE INDEX "support_threads_id" ON "support_threads" USING btree ("id");--> statement-breakpoint
ALTER TABLE "attachments" ADD CONSTRAINT "attachments_tenant_id_thread_id_support_threads_tenant_id_id_fk" FOREIGN KEY ("tenant_id","thread_id") REFERENCES "public"."support_threads"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "attachments_thread" ON "attachments" USING btree ("tenant_id","thread_id") WHERE thread_id is not null;--> statement-breakpoint
ALTER TABLE "attachments" ADD CONSTRAINT "attachments_one_owner" CHECK (num_nonnulls(vehicle_id, customer_id, driver_id, inspection_id, ticket_id, charge_id, damage_id, expense_id, accident_id, thread_id) = 1);--> statement-breakpoint
select wout_protect('support_threads');
--> statement-breakpoint
select wout_protect('support_messages');
--> statement-breakpoint
select wout_open_to_platform('support_threads');
--> statement-breakpoint
select wout_open_to_platform('support_messages');
--> statement-breakpoint
grant select, insert, update on canned_answers to wout_platform;
--> statement-breakpoint
-- Whom a member's message is mailed to. A company's role can't read operators, so this answers it that one question.
create function wout_support_contact(operator uuid) returns table (email text, locale text) language sql stable
  security definer set search_path = public, pg_temp as $$
  select o.email, o.locale from operators o where o.id = operator and o.active
$$;
