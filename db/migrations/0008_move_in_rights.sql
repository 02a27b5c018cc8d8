select wout_protect(name::regclass) from unnest(array['search_words', 'rate_rules', 'imports', 'notice_reads']) as name;
--> statement-breakpoint
-- A merge hands one customer's payments to another; nothing else of a payment may change.
grant update (customer_id) on payments to wout_app;
--> statement-breakpoint
alter table customers add constraint customers_merged_into foreign key (tenant_id, merged_into_id) references customers (tenant_id, id);
--> statement-breakpoint
create function wout_plain(shown text) returns text language sql immutable parallel safe
as $$ select trim(regexp_replace(lower(regexp_replace(normalize(shown, NFD), '[\u0300-\u036f]', '', 'g')), '[^a-z0-9]+', ' ', 'g')) $$;
--> statement-breakpoint
-- Fills the new keys of what is there; the owner of the tables sees the rows only while row security is not forced on him.
do $$
declare
  name text;
begin
  foreach name in array array['vehicles', 'customers', 'drivers', 'search_words'] loop
    execute format('alter table %I no force row level security', name);
  end loop;
  update vehicles set name_key = wout_plain(make || ' ' || model);
  update customers set name_key = wout_plain(full_name), license_key = upper(regexp_replace(license_number, '[^A-Za-z0-9]', '', 'g'));
  update drivers set name_key = wout_plain(full_name), license_key = upper(regexp_replace(license_number, '[^A-Za-z0-9]', '', 'g'));
  insert into search_words (tenant_id, kind, word, record_id)
    select tenant_id, 'vehicle', word, id from vehicles, regexp_split_to_table(search_text, ' ') as word where word <> ''
    union select tenant_id, 'customer', word, id from customers, regexp_split_to_table(search_text, ' ') as word where word <> ''
    union select tenant_id, 'driver', word, id from drivers, regexp_split_to_table(search_text, ' ') as word where word <> '';
  foreach name in array array['vehicles', 'customers', 'drivers', 'search_words'] loop
    execute format('alter table %I force row level security', name);
  end loop;
end $$;
--> statement-breakpoint
drop function wout_plain(text);
