CREATE TABLE "notice_reads" (
	"tenant_id" uuid NOT NULL,
	"notice_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"read_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "notice_reads_tenant_id_member_id_notice_id_pk" PRIMARY KEY("tenant_id","member_id","notice_id")
);
--> statement-breakpoint
CREATE TABLE "imports" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"status" text DEFAULT 'uploaded' NOT NULL,
	"file_name" text NOT NULL,
	"content" "bytea",
	"sha256" text NOT NULL,
	"columns" jsonb,
	"row_count" integer,
	"created_count" integer,
	"updated_count" integer,
	"skipped_count" integer,
	"created_by" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"done_at" timestamp with time zone,
	CONSTRAINT "imports_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"tenant_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"word" text collate "C" NOT NULL,
	"record_id" uuid NOT NULL,
	CONSTRAINT "search_words_tenant_id_kind_word_record_id_pk" PRIMARY KEY("tenant_id","kind","word","record_id")
);
--> statement-breakpoint
CREATE TABLE "rate_rules" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"starts_on" date,
	"ends_on" date,
	"class_id" uuid,
	"tier" text,
	"daily_rate_cents" bigint,
	"change_basis_points" integer,
	"archived_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "rate_rules_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "rate_rules_one_price" CHECK ((daily_rate_cents is null) <> (change_basis_points is null)),
	CONSTRAINT "rate_rules_season_order" CHECK (starts_on is null or ends_on is null or ends_on >= starts_on),
	CONSTRAINT "rate_rules_scope" CHECK (starts_on is not null or ends_on is not null or tier is not null)
);
--> statement-breakpoint
ALTER TABLE "vehicle_classes" DROP CONSTRAINT "vehicle_classes_name";--> statement-breakpoint
DROP INDEX "notices_created";--> statement-breakpoint
ALTER TABLE "notices" ADD COLUMN "subject" text NOT NULL;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "name_key" text collate "C" DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "license_key" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "merged_into_id" uuid;--> statement-breakpoint
ALTER TABLE "drivers" ADD COLUMN "kind" text DEFAULT 'additional' NOT NULL;--> statement-breakpoint
ALTER TABLE "drivers" ADD COLUMN "date_of_birth" date;--> statement-breakpoint
ALTER TABLE "drivers" ADD COLUMN "name_key" text collate "C" DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "drivers" ADD COLUMN "license_key" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "attachments" ADD COLUMN "caption" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "attachments" ADD COLUMN "file_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "attachments" ADD COLUMN "thumbnail_key" text;--> statement-breakpoint
ALTER TABLE "attachments" ADD COLUMN "width" integer;--> statement-breakpoint
ALTER TABLE "attachments" ADD COLUMN "height" integer;--> statement-breakpoint
ALTER TABLE "attachments" ADD COLUMN "sha256" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "vehicle_classes" ADD COLUMN "position" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "vehicle_classes" ADD COLUMN "archived_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "vehicles" ADD COLUMN "name_key" text collate "C" DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "notice_reads" ADD CONSTRAINT "notice_reads_tenant_id_notice_id_notices_tenant_id_id_fk" FOREIGN KEY ("tenant_id","notice_id") REFERENCES "public"."notices"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice_reads" ADD CONSTRAINT "notice_reads_tenant_id_member_id_members_tenant_id_id_fk" FOREIGN KEY ("tenant_id","member_id") REFERENCES "public"."members"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_tenant_id_created_by_members_tenant_id_id_fk" FOREIGN KEY ("tenant_id","created_by") REFERENCES "public"."members"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_words" ADD CONSTRAINT "search_words_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rate_rules" ADD CONSTRAINT "rate_rules_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rate_rules" ADD CONSTRAINT "rate_rules_tenant_id_class_id_vehicle_classes_tenant_id_id_fk" FOREIGN KEY ("tenant_id","class_id") REFERENCES "public"."vehicle_classes"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "imports_created" ON "imports" USING btree ("tenant_id","created_at","id");--> statement-breakpoint
CREATE INDEX "search_words_record" ON "search_words" USING btree ("tenant_id","record_id","word");--> statement-breakpoint
CREATE INDEX "rate_rules_season" ON "rate_rules" USING btree ("tenant_id","starts_on");--> statement-breakpoint
CREATE INDEX "customers_name" ON "customers" USING btree ("tenant_id","name_key","id");--> statement-breakpoint
CREATE INDEX "customers_license" ON "customers" USING btree ("tenant_id","license_key");--> statement-breakpoint
CREATE INDEX "customers_phone" ON "customers" USING btree ("tenant_id","phone");--> statement-breakpoint
CREATE INDEX "customers_email" ON "customers" USING btree ("tenant_id","email");--> statement-breakpoint
CREATE INDEX "drivers_name" ON "drivers" USING btree ("tenant_id","name_key","id");--> statement-breakpoint
CREATE INDEX "drivers_license" ON "drivers" USING btree ("tenant_id","license_key");--> statement-breakpoint
CREATE INDEX "drivers_customer" ON "drivers" USING btree ("tenant_id","customer_id");--> statement-breakpoint
CREATE INDEX "attachments_vehicle" ON "attachments" USING btree ("tenant_id","vehicle_id");--> statement-breakpoint
CREATE INDEX "attachments_customer" ON "attachments" USING btree ("tenant_id","customer_id");--> statement-breakpoint
CREATE INDEX "attachments_driver" ON "attachments" USING btree ("tenant_id","driver_id");--> statement-breakpoint
CREATE INDEX "attachments_inspection" ON "attachments" USING btree ("tenant_id","inspection_id");--> statement-breakpoint
CREATE UNIQUE INDEX "vehicle_classes_name" ON "vehicle_classes" USING btree ("tenant_id","name") WHERE archived_at is null;--> statement-breakpoint
CREATE INDEX "vehicles_name" ON "vehicles" USING btree ("tenant_id","name_key","id");--> statement-breakpoint
CREATE INDEX "vehicles_rate" ON "vehicles" USING btree ("tenant_id","daily_rate_cents","id");--> statement-breakpoint
CREATE INDEX "notices_created" ON "notices" USING btree ("tenant_id","created_at","id");--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_subject" UNIQUE("tenant_id","subject");--> statement-breakpoint
ALTER TABLE "attachments" ADD CONSTRAINT "attachments_one_owner" CHECK (num_nonnulls(vehicle_id, customer_id, driver_id, inspection_id, ticket_id) = 1);