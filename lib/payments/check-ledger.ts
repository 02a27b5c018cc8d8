import 'server-only';
import { type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import { HOUR_MS } from '../durations';
import { isRefunded } from './is-refunded';

interface CompanyAt {
  tenantId: string;
  tx: Transaction;
  now: Date;
}

/** What differs in a rental's or reservation's ledger, by one cent or more. */
export interface LedgerFault {
  /** `changed`: past entries say something else than a night ago. */
  kind: 'changed' | 'over_refunded' | 'deposit_negative' | 'advance_negative' | 'close_changed';
  /** Of the rental or the reservation, else of the customer or the drawer. */
  id: string;
  /** The number of the rental, the reservation or the close; the customer's name for an advance. */
  number: string;
  /** How much it differs, in US cents. */
  cents: number;
  href: string;
}

/** A transaction is over long before. So no entry up to that time is still to come. */
const SETTLED_MS = HOUR_MS;

/**
 * Recomputes all ledgers of a company from their entries, and returns what differs by a cent (docs/rules.md §6). Each must still
 * say what it said a night ago. No more may be refunded than paid, and no deposit or advance may be negative. Then it notes what
 * they say now.
 */
export async function checkLedger({ tenantId, tx, now }: CompanyAt, settledMs = SETTLED_MS): Promise<LedgerFault[]> {
  const asOf = new Date(now.getTime() - settledMs).toISOString();
  const found = await tx.execute<Record<string, unknown>>(sql`
    ${changed(tenantId)}
    union all
    select 'over_refunded', coalesce(p.rental_id, p.reservation_id, p.customer_id), p.number,
      (sum(f.amount_cents) - min(p.amount_cents))::bigint,
      case when p.rental_id is not null then '/rentals/' || p.rental_id
        when p.reservation_id is not null then '/reservations/' || p.reservation_id else '/customers/' || p.customer_id end
    from payments p join payments f on f.tenant_id = p.tenant_id and f.refunded_payment_id = p.id and f.voided_at is null
    where p.tenant_id = ${tenantId} and f.tenant_id = ${tenantId}
    group by p.rental_id, p.reservation_id, p.customer_id, p.number
    having sum(f.amount_cents) > min(case when p.voided_at is null then p.amount_cents else 0 end)
    union all
    select 'deposit_negative', u.id, u.number, (u.deposited - u.applied)::bigint, u.href
    from (${units(tenantId, sql`'infinity'::timestamptz`)}) u where u.deposited < u.applied
    union all
    select 'advance_negative', c.id, c.full_name, sum(a.cents)::bigint, '/customers/' || c.id
    from (
      select customer_id, case kind when 'refund' then -amount_cents else amount_cents end as cents from payments
      where tenant_id = ${tenantId} and rental_id is null and reservation_id is null and voided_at is null
      union all
      select customer_id, -amount_cents from account_applications where tenant_id = ${tenantId}
    ) a join customers c on c.tenant_id = ${tenantId} and c.id = a.customer_id
    group by c.id, c.full_name having sum(a.cents) < 0
    order by 1, 2`);
  await note(tx, tenantId, asOf);
  return found.map((row) => ({
    // Safe because the query names its kinds.
    kind: row.kind as LedgerFault['kind'],
    id: String(row.id),
    number: String(row.number),
    cents: Number(row.cents),
    href: String(row.href),
  }));
}

/** The ledgers whose entries up to the last night's time sum up to something else now. */
function changed(tenantId: string): SQL {
  return sql`
    select 'changed' as kind, m.id, coalesce(u.number, r.number, s.number, '') as number,
      (abs(m.charged_cents - coalesce(u.charged, 0)) + abs(m.paid_cents - coalesce(u.paid, 0))
        + abs(m.deposited_cents - coalesce(u.deposited, 0)) + abs(m.applied_cents - coalesce(u.applied, 0))
        + abs(m.from_account_cents - coalesce(u.advance, 0)))::bigint as cents,
      coalesce(u.href, case when r.id is null then '/reservations/' || m.id else '/rentals/' || m.id end) as href
    from ledger_marks m
    left join (${units(tenantId, sql`(select as_of from ledger_marks a where a.tenant_id = ${tenantId} limit 1)`)}) u on u.id = m.id
    left join rentals r on r.tenant_id = ${tenantId} and r.id = m.id
    left join reservations s on s.tenant_id = ${tenantId} and s.id = m.id
    where m.tenant_id = ${tenantId} and (m.charged_cents, m.paid_cents, m.deposited_cents, m.applied_cents, m.from_account_cents)
      <> (coalesce(u.charged, 0), coalesce(u.paid, 0), coalesce(u.deposited, 0), coalesce(u.applied, 0), coalesce(u.advance, 0))`;
}

/**
 * The sums of each ledger as its entries up to a time tell them. A rental and the reservation that it came from are one, since
 * the hand-over gives the money of one to the other. What was voided or waived later still counts.
 */
function units(tenantId: string, asOf: SQL): SQL {
  const by = (at: SQL, ended: SQL) => sql`${at} <= ${asOf} and (${ended} is null or ${ended} > ${asOf})`;
  return sql`
    select e.unit as id, min(e.number) as number, min(e.href) as href, sum(e.charged)::bigint as charged,
      sum(e.paid)::bigint as paid, sum(e.deposited)::bigint as deposited, sum(e.applied)::bigint as applied,
      sum(e.advance)::bigint as advance
    from (
      select coalesce(r.reservation_id, m.rental_id, m.reservation_id) as unit, coalesce(r.number, s.number) as number,
        case when m.rental_id is null then '/reservations/' || m.reservation_id else '/rentals/' || m.rental_id end as href,
        m.charged, m.paid, m.deposited, m.applied, m.advance
      from (
        select rental_id, reservation_id, amount_cents as charged, 0::bigint as paid, 0::bigint as deposited,
          0::bigint as applied, 0::bigint as advance
        from charges where tenant_id = ${tenantId} and ${by(sql`created_at`, sql`waived_at`)}
        union all
        select p.rental_id, p.reservation_id, 0,
          case when p.kind = 'refund' then case when o.kind = 'deposit' then 0 else -p.amount_cents end
            when p.kind = 'deposit' then 0 else p.amount_cents end,
          case when p.kind = 'deposit' then p.amount_cents
            when p.kind = 'refund' and o.kind = 'deposit' then -p.amount_cents else 0 end, 0, 0
        from payments p left join payments o on ${isRefunded(sql`o`)}
        where p.tenant_id = ${tenantId} and num_nonnulls(p.rental_id, p.reservation_id) > 0
          and ${by(sql`p.received_at`, sql`p.voided_at`)}
        union all
        select rental_id, reservation_id, 0, 0, 0, amount_cents, 0 from deposit_applications
        where tenant_id = ${tenantId} and applied_at <= ${asOf}
        union all
        select rental_id, reservation_id, 0, 0, 0, 0, amount_cents from account_applications
        where tenant_id = ${tenantId} and applied_at <= ${asOf}
      ) m
      left join rentals r on r.tenant_id = ${tenantId} and r.id = m.rental_id
      left join reservations s on s.tenant_id = ${tenantId} and s.id = m.reservation_id
    ) e group by e.unit`;
}

async function note(tx: Transaction, tenantId: string, asOf: string): Promise<void> {
  const until = sql`${asOf}::timestamptz`;
  await tx.execute(sql`
    insert into ledger_marks (tenant_id, id, as_of, charged_cents, paid_cents, deposited_cents, applied_cents, from_account_cents)
    select home.tenant_id, u.id, ${asOf}::timestamptz, u.charged, u.paid, u.deposited, u.applied, u.advance
    from tenant_settings home, (${units(tenantId, until)}) u
    where home.tenant_id = ${tenantId}
    on conflict (tenant_id, id) do update set as_of = excluded.as_of, charged_cents = excluded.charged_cents,
      paid_cents = excluded.paid_cents, deposited_cents = excluded.deposited_cents, applied_cents = excluded.applied_cents,
      from_account_cents = excluded.from_account_cents`);
  // What has no entry any more, because its only fee was waived, comes to nothing.
  await tx.execute(sql`
    update ledger_marks set as_of = ${until}, charged_cents = 0, paid_cents = 0, deposited_cents = 0, applied_cents = 0,
      from_account_cents = 0
    where tenant_id = ${tenantId} and as_of <> ${until}`);
}
