-- 1,000 companies with 1,000,000 rentals, of which the first company has 200,000. Run as the owner, constraints on.
create function pg_temp.made(kind int, n bigint) returns uuid language sql immutable parallel safe as
  $$ select (lpad(to_hex(kind), 8, '0') || '-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid $$;

create temporary table firms as
select t, pg_temp.made(1, t) as tenant_id, pg_temp.made(2, t) as member_id,
  case t when 1 then 200000 else 800 + (t <= 801)::int end as rentals,
  case t when 1 then 2000 else 20 end as cars, case t when 1 then 100000 else 200 end as people,
  case t when 1 then 100000 else (t - 1) * 1000 end as base
from generate_series(1, 1000) t;

insert into tenants (id, slug, name, plan)
select tenant_id, 'bench' || lpad(t::text, 4, '0'), 'Bench ' || t, 'premium' from firms;
insert into tenant_settings (tenant_id, legal_name) select tenant_id, 'Bench ' || t from firms;
insert into members (tenant_id, id, name, email, role)
select tenant_id, member_id, 'Nadège Saint-Fleur', 'admin@bench.test', 'admin' from firms;

insert into customers (tenant_id, id, full_name, phone, license_number, license_key, name_key, search_text, created_at)
select tenant_id, pg_temp.made(3, t * 1000000::bigint + i), name, '+509' || phone, 'AA-' || license, 'AA' || license, lower(name),
  lower(name) || ' 509' || phone || ' aa ' || license, now() - make_interval(days => 1100) + make_interval(mins => i * 15)
from (
  select *, (array['Jean','Marie','Pierre','Joseph','Jacques','Louis','Rose','Paul','Michel','Guerda','Wilner','Emmanuel','Ricardo','Fabiola','Evens','Islande'])[1 + i % 16]
      || ' ' || (array['Desrosiers','Toussaint','Bienaime','Metellus','Destine','Valbrun','Beauvoir','Exantus','Normil','Lafrance','Sylvestre','Felisme','Mondesir','Bastien','Saintil','Clervil','Jeudy','Dorvil','Aristil'])[1 + i / 16 % 19]
      || ' ' || initcap((array['ba','be','bi','bo','da','de','di','do','fa','fe'])[1 + i % 10] || (array['la','le','li','lo','ma','me','mi'])[1 + i / 10 % 7] || (array['na','ne','ni','no','ra','re'])[1 + i / 70 % 6]) as name,
    (30000000 + i * 197 % 20000000)::text as phone, lpad((i * 7)::text, 6, '0') as license
  from firms, generate_series(1, people) i
) made;

insert into search_words (tenant_id, kind, word, name_key, record_id, words)
select tenant_id, 'customer', word, name_key, id, ' ' || array_to_string(all_words, ' ')
from (
  select c.tenant_id, c.id, c.name_key, array[replace(c.name_key, ' ', ''), substr(replace(c.name_key, ' ', ''), length(split_part(c.name_key, ' ', 1)) + 1),
    split_part(c.name_key, ' ', 3), substr(c.phone, 2), substr(c.phone, 5), right(c.phone, 4), lower(c.license_key), substr(c.license_key, 3), right(c.license_key, 4)] as all_words
  from customers c join firms f on f.tenant_id = c.tenant_id and f.t = 1
) made, lateral (select distinct left(w, 32) as word from unnest(all_words) w) words;

insert into vehicles (tenant_id, id, make, model, year, plate, plate_key, seats, fuel_type, transmission, daily_rate_cents, name_key, search_text, purchase_price_cents, purchased_on, created_at)
select tenant_id, pg_temp.made(4, t * 1000000::bigint + i), make, model, 2012 + i % 14, 'LO-' || lpad(i::text, 5, '0'), 'LO' || lpad(i::text, 5, '0'), 5,
  (array['gasoline','diesel','hybrid'])[1 + i % 3], 'automatic', 4500 + i % 40 * 100, lower(make || ' ' || model),
  lower(make || ' ' || model) || ' lo ' || lpad(i::text, 5, '0'), case when i % 2 = 0 then 1200000 end, case when i % 2 = 0 then current_date - 1100 end, now() - interval '1150 days'
from (
  select *, (array['Toyota','Hyundai','Kia','Nissan','Suzuki','Isuzu'])[1 + i % 6] as make, (array['RAV4','Tucson','Sportage','Frontier','Jimny','Dmax'])[1 + i % 6] as model
  from firms, generate_series(1, cars) i
) made;
insert into search_words (tenant_id, kind, word, name_key, record_id, words)
select v.tenant_id, 'vehicle', word, v.name_key, v.id, ' ' || array_to_string(all_words, ' ')
from vehicles v join firms f on f.tenant_id = v.tenant_id and f.t = 1,
  lateral (select array[replace(v.name_key, ' ', ''), lower(v.model), lower(v.plate_key), substr(v.plate_key, 3), right(v.plate_key, 4), v.year::text] as all_words) a,
  lateral (select distinct w as word from unnest(all_words) w) words;

analyze firms;

-- Each vehicle is out again eleven days after it went out, the last time in the last days.
create temporary table trips as
select tenant_id, member_id, t, i, pg_temp.made(5, t * 1000000::bigint + i) as id, pg_temp.made(3, t * 1000000::bigint + 1 + i * 7919::bigint % people) as customer_id,
  pg_temp.made(4, t * 1000000::bigint + 1 + i % cars) as vehicle_id, 4500 + i % 40 * 100 as rate, days,
  date_trunc('hour', now()) - make_interval(days => (rentals - i) / cars * 11 + 2, hours => i % 11) as pickup_at, (rentals - i) / cars = 0 as is_last
from firms, generate_series(1, rentals) i, lateral (select 3 + i % 6 as days) d;

analyze trips;

insert into rentals (tenant_id, id, number, status, customer_id, vehicle_id, pickup_at, due_at, returned_at, pickup_location, return_location,
  daily_rate_cents, deposit_cents, miles_per_day, charged_days, total_cents, notes, search_text, created_by, activated_at, completed_at, created_at)
select tenant_id, id, 'R-' || extract(year from pickup_at) || '-' || lpad(i::text, greatest(5, length(i::text)), '0'), case when is_last then 'active' else 'completed' end, customer_id, vehicle_id,
  pickup_at, pickup_at + days * interval '1 day', case when not is_last then pickup_at + days * interval '1 day' end, 'Aéroport Toussaint Louverture', 'Pétion-Ville',
  rate, 50000, 60, days, days * rate, case when i % 9 = 0 then 'Client satisfait; voiture rendue propre, réservoir plein.' else '' end, '', member_id, pickup_at,
  case when not is_last then pickup_at + days * interval '1 day' end, pickup_at
from trips;

insert into vehicle_allocations (tenant_id, id, vehicle_id, kind, rental_id, period)
select tenant_id, pg_temp.made(6, t * 1000000::bigint + i), vehicle_id, 'rental', id, tstzrange(pickup_at, pickup_at + days * interval '1 day')
from trips where is_last;

insert into charges (tenant_id, id, rental_id, kind, position, amount_cents, sentence_key, created_by, created_at)
select tenant_id, pg_temp.made(7, (t * 1000000::bigint + i) * 4 + part), id, case part when 0 then 'rental' else 'insurance' end, part,
  case part when 0 then days * rate else days * 1500 end, '', member_id, pickup_at
from trips, generate_series(0, case when t = 1 then 1 else 0 end) part;

-- Five payments for each rental of the first company make a million, and one for those of others. Every fortieth owes its last part.
insert into payments (tenant_id, id, number, kind, rental_id, customer_id, amount_cents, method, refunded_payment_id, received_at, received_by, created_at)
select tenant_id, pg_temp.made(8, (t * 1000000::bigint + i) * 8 + part), 'P-' || extract(year from pickup_at) || '-' || lpad((i * 8 + part)::text, greatest(5, length((i * 8 + part)::text)), '0'),
  (array['deposit','balance','balance','balance','refund'])[part], id, customer_id,
  case when part in (1, 5) then 50000 when t > 1 then days * rate when part = 2 then days * 1500 when part = 3 then days * rate / 2 else days * rate - days * rate / 2 - (i % 40 = 0)::int * 100 end,
  (array['cash','credit_card','bank_transfer'])[1 + i % 3], case when part = 5 then pg_temp.made(8, (t * 1000000::bigint + i) * 8 + 1) end,
  pickup_at + part * interval '6 hours', member_id, pickup_at + part * interval '6 hours'
from trips, generate_series(case when t = 1 then 1 else 2 end, case when t = 1 then 5 else 2 end) part;

insert into audit_entries (tenant_id, id, at, member_id, actor_name, address, action, entity, entity_id, before, after)
select tenant_id, pg_temp.made(9, i), pickup_at, member_id, 'Nadège Saint-Fleur', '190.115.180.7',
  (array['rentals.activate','payments.collect','customers.update'])[1 + i % 3], (array['rental','payment','customer'])[1 + i % 3],
  (array[id, pg_temp.made(8, (t * 1000000::bigint + i) * 8 + 2), customer_id])[1 + i % 3],
  (array['{"status":"draft"}', null, '{"phone":"+50937000001","city":"Jacmel"}'])[1 + i % 3]::jsonb,
  (array['{"status":"active","totalCents":16500,"pickupAt":"2026-03-04T14:00:00.000Z"}', '{"kind":"balance","amountCents":16500,"method":"cash","number":"P-2026-00001"}', '{"phone":"+50937000002","city":"Cap-Haïtien"}'])[1 + i % 3]::jsonb
from trips where t = 1;
