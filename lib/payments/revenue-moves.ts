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
  const taken = sql`p.method, p.received_by as member_id, p.customer_id, p.rental_id, p.reservation_id from payments p`;
  const counted = sql`where p.tenant_id = ${tenantId} and p.voided_at is null and ${within(sql`p.received_at`)}`;
  // Apart, as only refunds ask for the payment that they gave back.
  return sql`
    select p.received_at as at, p.amount_cents as cents, ${taken}
    ${counted} and p.kind not in ('deposit', 'account', 'refund')
    union all
    select p.received_at, -p.amount_cents, ${taken}
    left join payments returned on ${isRefunded(sql`returned`)} and returned.kind in ('deposit', 'account')
    ${counted} and p.kind = 'refund' and returned.id is null
    union all
    select applied_at, amount_cents, 'deposit', applied_by, null::uuid, rental_id, reservation_id from deposit_applications
    where tenant_id = ${tenantId} and ${within(sql`applied_at`)}
    union all
    select applied_at, amount_cents, 'advance', applied_by, customer_id, rental_id, reservation_id from account_applications
    where tenant_id = ${tenantId} and ${within(sql`applied_at`)}`;
}
