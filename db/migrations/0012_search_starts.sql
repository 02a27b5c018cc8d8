ALTER TABLE "search_words" DROP CONSTRAINT "search_words_tenant_id_tenants_id_fk";
--> statement-breakpoint
ALTER TABLE "search_words" ALTER COLUMN "name_key" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "search_words" ADD COLUMN "start" text collate "C" GENERATED ALWAYS AS (left(word, 3)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "search_words" ADD COLUMN "words" text collate "C" DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "search_words" ALTER COLUMN "words" DROP DEFAULT;--> statement-breakpoint
-- What is there gets its words; the owner of the tables sees the rows only while row security is not forced on him.
alter table search_words no force row level security;
--> statement-breakpoint
update search_words w set words = known.words from (
  select tenant_id, kind, record_id, left(string_agg(' ' || word, ''), 400) as words from search_words group by tenant_id, kind, record_id
) known where w.tenant_id = known.tenant_id and w.kind = known.kind and w.record_id = known.record_id;
--> statement-breakpoint
alter table search_words force row level security;
--> statement-breakpoint
CREATE INDEX "search_words_start" ON "search_words" USING btree ("tenant_id","kind","start","name_key","record_id","word","words");