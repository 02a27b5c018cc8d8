import 'server-only';
import { type SQL, sql } from 'drizzle-orm';
import { isRefunded } from './is-refunded';

/**
 * The revenue from rentals as rows of at, cents, method, member_id, customer_id, rental_id and reservation_id: payments minus
 * refunds, and deposits and advances once they are applied. What is held is the customer's money and never revenue
 * (docs/rules.md §8). Tax that was paid is in it. The customer is null where the rental or reservation says who it is.
 */
export function revenueMoves(tenantId: string, { from, until }: { from: Date; until?: Date }): SQL {
  const within = (at: SQL) => sql`${at} >= ${from.toISOString()}::timestamptz
    ${until ? sql`and ${at} < ${until.toISOString()}::timestamptz` : sql``}`;
  return sql`
    select p.received_at as at, case when p.kind = 'refund' then -p.amount_cents else p.amount_cents end as cents,
      p.method, p.received_by as member_id, p.customer_id, p.rental_id, p.reservation_id
    from payments p
    left join payments returned on ${isRefunded(sql`returned`)}
    where p.tenant_id = ${tenantId} and p.voided_at is null and ${within(sql`p.received_at`)}
      and p.kind not in ('deposit', 'account') and coalesce(returned.kind, '') not in ('deposit', 'account')
    union all
    select applied_at, amount_cents, 'deposit', applied_by, null::uuid, rental_id, reservation_id from deposit_applications
    where tenant_id = ${tenantId} and ${within(sql`applied_at`)}
    union all
    select applied_at, amount_cents, 'advance', applied_by, customer_id, rental_id, reservation_id from account_applications
    where tenant_id = ${tenantId} and ${within(sql`applied_at`)}`;
}
