CREATE TABLE "nightly_checks" (
	"tenant_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"checked_at" timestamp with time zone NOT NULL,
	"looked" bigint,
	"faults" integer NOT NULL,
	CONSTRAINT "nightly_checks_tenant_id_kind_pk" PRIMARY KEY("tenant_id","kind"),
	CONSTRAINT "nightly_checks_kind" CHECK (kind in ('audit', 'ledgers', 'isolation')),
	CONSTRAINT "nightly_checks_counts" CHECK (looked >= 0 and faults >= 0)
);
--> statement-breakpoint
select wout_distribute('nightly_checks');
--> statement-breakpoint
CREATE TABLE "platform_checks" (
	"kind" text PRIMARY KEY NOT NULL,
	"checked_at" timestamp with time zone NOT NULL,
	"looked" bigint,
	"faults" integer NOT NULL,
	CONSTRAINT "platform_checks_counts" CHECK (looked >= 0 and faults >= 0)
);
--> statement-breakpoint
CREATE TABLE "platform_audit_seals" (
	"position" bigint PRIMARY KEY NOT NULL,
	"entry_id" uuid NOT NULL,
	"hash" text NOT NULL,
	"sealed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "platform_audit_seals_entry_id_unique" UNIQUE("entry_id")
);
--> statement-breakpoint
ALTER TABLE "nightly_checks" ADD CONSTRAINT "nightly_checks_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
select wout_protect('nightly_checks', 'select, insert, update');
--> statement-breakpoint
grant select, insert, update on platform_checks to wout_platform;
--> statement-breakpoint
grant select, insert on platform_audit_seals to wout_platform;
