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
      ), ordered as (select 'agreement' as kind, id as about from rentals where number is not null
        union all select 'receipt', id from payments)
      select 'gap: ' || series || year || ' has ' || count(*) || ' up to ' || max(value) as fault from series
      group by series, year having count(*) <> max(value) or count(distinct value) <> count(*)
      union all
      select 'counter: ' || c.series || ' ' || c.value from counters c
      where c.value <> (select count(*) from series s where s.series = c.series and s.year = c.year)
      union all
      select 'paper of ' || o.kind || ' ' || o.about from ordered o
      where (select count(*) from paper_orders p
        where p.kind = o.kind and coalesce(p.payment_id, p.rental_id) = o.about) <> 1
      union all
      select 'without a voucher: ' || s.number from reservations s
      where not exists (select 1 from paper_orders p where p.kind = 'voucher' and p.reservation_id = s.id)`),
  );
  const addenda = await withTenant(tenant.id, (tx) =>
    tx.execute<{ id: string; numbers: string[] }>(sql`
      select rental_id as id, array_agg(substr(number, 13) order by created_at, id) as numbers from paper_orders
      where kind = 'addendum' group by rental_id`),
  );
  const wrong = hires.filter(({ id, extensions }) => {
    const expected = Array.from({ length: extensions }, (_, index) => `-A${index + 1}`);
    return JSON.stringify(addenda.find((row) => row.id === id)?.numbers ?? []) !== JSON.stringify(expected);
  });
  return [...rows.map(({ fault }) => fault), ...wrong.map(({ id }) => `addenda of ${id}`)];
}
