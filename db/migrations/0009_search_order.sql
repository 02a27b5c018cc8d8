DROP INDEX "search_words_record";--> statement-breakpoint
ALTER TABLE "search_words" DROP CONSTRAINT "search_words_tenant_id_kind_word_record_id_pk";--> statement-breakpoint
ALTER TABLE "search_words" ADD COLUMN "name_key" text collate "C" DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "search_words" ADD CONSTRAINT "search_words_tenant_id_kind_word_name_key_record_id_pk" PRIMARY KEY("tenant_id","kind","word","name_key","record_id");--> statement-breakpoint
CREATE INDEX "vehicle_allocations_held" ON "vehicle_allocations" USING btree ("tenant_id","kind","vehicle_id") WHERE released_at is null;--> statement-breakpoint
CREATE INDEX "customers_status" ON "customers" USING btree ("tenant_id","status","name_key","id") WHERE archived_at is null;--> statement-breakpoint
CREATE INDEX "vehicles_status" ON "vehicles" USING btree ("tenant_id","service_status","name_key","id") WHERE archived_at is null;--> statement-breakpoint
CREATE INDEX "search_words_record" ON "search_words" USING btree ("tenant_id","kind","record_id","word");--> statement-breakpoint
-- From each place at which a word begins, the rest without gaps; and the last four figures of a number.
create function wout_search_words(plain text) returns setof text language sql immutable
as $$
  select left(array_to_string(tokens[at:], ''), 32) from (select string_to_array(nullif(plain, ''), ' ') as tokens) words, generate_subscripts(tokens, 1) as at
  union select right(plain, 4) where plain ~ '[0-9]{5}$'
$$;
--> statement-breakpoint
-- Writes anew the words of what is there; the owner of the tables sees the rows only while row security is not forced on him.
do $$
declare
  name text;
begin
  foreach name in array array['vehicles', 'customers', 'drivers', 'search_words'] loop
    execute format('alter table %I no force row level security', name);
  end loop;
  delete from search_words;
  insert into search_words (tenant_id, kind, word, name_key, record_id)
    select distinct tenant_id, kind, word, name_key, id from (
      select tenant_id, 'vehicle' as kind, name_key, id, array[name_key, year::text, lower(regexp_replace(plate, '[^A-Za-z0-9]+', ' ', 'g')), lower(coalesce(vin, '')), lower(color)] as parts from vehicles where archived_at is null
      union all select tenant_id, 'customer', name_key, id, array[name_key, substr(phone, 2), substr(phone, 5), lower(regexp_replace(license_number, '[^A-Za-z0-9]+', ' ', 'g')), lower(license_key), lower(id_number)] from customers where archived_at is null
      union all select tenant_id, 'driver', name_key, id, array[name_key, substr(phone, 2), substr(phone, 5), lower(regexp_replace(license_number, '[^A-Za-z0-9]+', ' ', 'g')), lower(license_key), lower(id_card_number)] from drivers where archived_at is null
    ) records, unnest(parts) as part, wout_search_words(part) as word
    where word <> '';
  foreach name in array array['vehicles', 'customers', 'drivers', 'search_words'] loop
    execute format('alter table %I force row level security', name);
  end loop;
end $$;
--> statement-breakpoint
drop function wout_search_words(text);
