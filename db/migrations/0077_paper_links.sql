CREATE TABLE "paper_links" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"paper_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"created_by" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "paper_links_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "paper_links_token" UNIQUE("tenant_id","token_hash"),
	CONSTRAINT "paper_links_kind" CHECK (kind in ('agreement', 'invoice', 'receipt', 'bill')),
	CONSTRAINT "paper_links_days" CHECK (expires_at > created_at)
);
--> statement-breakpoint
select wout_distribute('paper_links');
--> statement-breakpoint
ALTER TABLE "paper_links" ADD CONSTRAINT "paper_links_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paper_links" ADD CONSTRAINT "paper_links_tenant_id_created_by_members_tenant_id_id_fk" FOREIGN KEY ("tenant_id","created_by") REFERENCES "public"."members"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "paper_links_paper" ON "paper_links" USING btree ("tenant_id","paper_id");
--> statement-breakpoint
create unique index paper_links_one on paper_links (tenant_id, kind, paper_id) where revoked_at is null;
--> statement-breakpoint
select wout_protect('paper_links', 'select, insert');
--> statement-breakpoint
grant update (expires_at, revoked_at) on paper_links to wout_app;
