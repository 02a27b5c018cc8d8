CREATE TABLE "logos" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"content" "bytea" NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"sha256" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"created_by" uuid NOT NULL,
	CONSTRAINT "logos_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
select wout_distribute('logos'::regclass);
--> statement-breakpoint
ALTER TABLE "tenant_settings" ADD COLUMN "logo_id" uuid;--> statement-breakpoint
ALTER TABLE "logos" ADD CONSTRAINT "logos_tenant_id_created_by_members_tenant_id_id_fk" FOREIGN KEY ("tenant_id","created_by") REFERENCES "public"."members"("tenant_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
select wout_protect('logos'::regclass, 'select, insert');
