import 'server-only';
import { type SQL, sql } from 'drizzle-orm';

/**
 * `balanceOf` of balance.ts as a query, one row per rental with money: rental_id, charges_cents, paid_cents,
 * applied_cents, held_cents, due_cents. Lists use this query and single rentals use the rule. A test compares both on
 * random ledgers. `customerIds`, at least one, limit it to these customers' rentals.
 */
export function rentalBalances(tenantId: string, customerIds?: readonly string[]): SQL {
  const whose = (rentalId: SQL) =>
    customerIds
      ? sql`and ${rentalId} in (select id from rentals where tenant_id = ${tenantId} and customer_id in ${[...customerIds]})`
      : sql``;
  return sql`
    select rental_id, sum(charged)::bigint as charges_cents, sum(paid)::bigint as paid_cents,
      sum(applied)::bigint as applied_cents, sum(deposited - applied)::bigint as held_cents,
      sum(charged - paid - applied)::bigint as due_cents
    from (
      select rental_id, amount_cents as charged, 0 as paid, 0 as applied, 0 as deposited
      from charges where tenant_id = ${tenantId} and waived_at is null ${whose(sql`rental_id`)}
      union all
      select p.rental_id, 0,
        case when p.kind in ('balance', 'charge') then p.amount_cents
          when p.kind = 'refund' and returned.kind is distinct from 'deposit' then -p.amount_cents else 0 end,
        0,
        case when p.kind = 'deposit' then p.amount_cents
          when p.kind = 'refund' and returned.kind = 'deposit' then -p.amount_cents else 0 end
      from payments p
      left join payments returned on returned.tenant_id = p.tenant_id and returned.id = p.refunded_payment_id
      where p.tenant_id = ${tenantId} and p.rental_id is not null and p.voided_at is null ${whose(sql`p.rental_id`)}
      union all
      select rental_id, 0, 0, amount_cents, 0 from deposit_applications
      where tenant_id = ${tenantId} ${whose(sql`rental_id`)}
    ) moves
    group by rental_id`;
}
