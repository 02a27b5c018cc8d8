import { sql } from 'drizzle-orm';
import { withTenant } from '@/db/client';
import type { Company } from './company';

/** Gaps and repetitions in the company's numbers, and papers that are missing or too many. */
export async function numberFaults({ tenant, hires }: Company): Promise<string[]> {
  const rows = await withTenant(tenant.id, (tx) =>
    tx.execute<{ fault: string }>(sql`
      with given as (
        select number from rentals where number is not null
        union all select number from reservations
        union all select number from payments
      ), series as (
        select left(number, 1) as series, substr(number, 3, 4)::int as year, substr(number, 8)::int as value from given
      ), ordered as (
        -- A cancelled one has a copy that says so.
        select 'agreement' as kind, id as about, case status when 'cancelled' then 2 else 1 end as times
        from rentals where number is not null
        union all select 'receipt', id, 1 from payments
      ), papers as (
        -- A job may have printed it meanwhile.
        select kind, coalesce(payment_id, rental_id, reservation_id) as about from paper_orders
        union all select kind, coalesce(payment_id, rental_id, reservation_id) from documents
      )
      select 'gap: ' || series || year || ' has ' || count(*) || ' up to ' || max(value) as fault from series
      group by series, year having count(*) <> max(value) or count(distinct value) <> count(*)
      union all
      select 'counter: ' || c.series || ' ' || c.value from counters c
      where c.value <> (select count(*) from series s where s.series = c.series and s.year = c.year)
      union all
      select 'paper of ' || o.kind || ' ' || o.about from ordered o
      where (select count(*) from papers p where p.kind = o.kind and p.about = o.about) <> o.times
      union all
      select 'without a voucher: ' || s.number from reservations s
      where not exists (select 1 from papers p where p.kind = 'voucher' and p.about = s.id)`),
  );
  const addenda = await withTenant(tenant.id, (tx) =>
    tx.execute<{ id: string; numbers: string[] }>(sql`
      select rental_id as id, array_agg(substr(number, 13) order by created_at, id) as numbers from (
        select id, rental_id, number, created_at, kind from paper_orders
        union all select id, rental_id, number, created_at, kind from documents) p
      where kind = 'addendum' group by rental_id`),
  );
  const wrong = hires.filter(({ id, extensions }) => {
    const expected = Array.from({ length: extensions }, (_, index) => `-A${index + 1}`);
    return JSON.stringify(addenda.find((row) => row.id === id)?.numbers ?? []) !== JSON.stringify(expected);
  });
  return [...rows.map(({ fault }) => fault), ...wrong.map(({ id }) => `addenda of ${id}`)];
}
