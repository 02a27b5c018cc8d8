import 'server-only';
import { sql } from 'drizzle-orm';
import type { AccountEntry } from '../papers/account-data';
import { isRefunded } from '../payments/is-refunded';
import type { ReadContext } from '../server/query';
import type { DatedEntry } from './account-entry';

/**
 * All that moved on a customer's account, the oldest first. A charge that was waived and a payment that was voided stand there
 * twice, with both signs. A deposit counts when it is applied, and an advance when it is taken: it is the customer's credit.
 */
export async function readAccount({ tx, tenantId }: ReadContext, customerId: string): Promise<DatedEntry[]> {
  const rows = await tx.execute<Record<string, unknown>>(sql`
    with charged as (
      select c.id, c.kind, c.note, c.amount_cents, c.created_at, c.waived_at, coalesce(r.number, s.number, '') as number
      from charges c
      left join rentals r on r.tenant_id = ${tenantId} and r.id = c.rental_id
      left join reservations s on s.tenant_id = ${tenantId} and s.id = c.reservation_id
      where c.tenant_id = ${tenantId} and ${customerId} in (r.customer_id, s.customer_id)
    ), paid as (
      select p.id, p.number, p.method, p.reference, p.received_at, p.voided_at, p.kind = 'refund' as refunded,
        case p.kind when 'refund' then p.amount_cents else -p.amount_cents end as cents
      from payments p left join payments o on ${isRefunded(sql`o`)}
      where p.tenant_id = ${tenantId} and p.customer_id = ${customerId} and p.kind <> 'deposit'
        and o.kind is distinct from 'deposit'
    )
    select created_at as at, 'charge' as type, number, kind, note, amount_cents as cents, id::text as unit from charged
    union all
    select waived_at, 'waived', number, kind, note, -amount_cents, id::text from charged where waived_at is not null
    union all
    select received_at, case when refunded then 'refund' else 'payment' end, number, method, reference, cents, id::text from paid
    union all
    select voided_at, 'voided', number, method, reference, -cents, id::text from paid where voided_at is not null
    union all
    select a.applied_at, 'deposit_applied', coalesce(r.number, s.number, ''), '', '', -a.amount_cents, a.id::text
    from deposit_applications a
    left join rentals r on r.tenant_id = ${tenantId} and r.id = a.rental_id
    left join reservations s on s.tenant_id = ${tenantId} and s.id = a.reservation_id
    where a.tenant_id = ${tenantId} and ${customerId} in (r.customer_id, s.customer_id)
    order by at, unit`);
  return rows.map((row) => ({
    at: new Date(String(row.at)).toISOString(),
    // Safe because the query names its types.
    type: row.type as AccountEntry['type'],
    number: String(row.number),
    kind: String(row.kind),
    note: String(row.note),
    cents: Number(row.cents),
    unit: String(row.unit),
  }));
}

/** The deposits that were held for a customer before a moment, in cents. */
export async function heldBefore({ tx, tenantId }: ReadContext, customerId: string, end: Date): Promise<number> {
  const at = sql`${end.toISOString()}::timestamptz`;
  const [row] = await tx.execute<{ cents: string }>(sql`
    select coalesce(sum(cents), 0)::bigint as cents from (
      select case p.kind when 'deposit' then p.amount_cents else -p.amount_cents end as cents
      from payments p left join payments o on ${isRefunded(sql`o`)}
      where p.tenant_id = ${tenantId} and p.customer_id = ${customerId} and 'deposit' in (p.kind, o.kind)
        and p.received_at < ${at} and (p.voided_at is null or p.voided_at >= ${at})
      union all
      select -a.amount_cents from deposit_applications a
      left join rentals r on r.tenant_id = ${tenantId} and r.id = a.rental_id
      left join reservations s on s.tenant_id = ${tenantId} and s.id = a.reservation_id
      where a.tenant_id = ${tenantId} and ${customerId} in (r.customer_id, s.customer_id) and a.applied_at < ${at}
    ) moves`);
  return Number(row?.cents ?? 0);
}
