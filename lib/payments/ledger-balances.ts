import 'server-only';
import { type SQL, sql } from 'drizzle-orm';
import { isRefunded } from './is-refunded';

/**
 * `balanceOf` of balance.ts as a query, one row per rental or reservation with money: rental_id, reservation_id (one of both
 * is null), charges_cents, paid_cents, applied_cents, advance_cents, held_cents, due_cents. Lists use this query and single records use
 * the rule. A test compares both on random ledgers. `customerIds`, at least one, limit it to these customers' records.
 */
export function ledgerBalances(tenantId: string, customerIds?: readonly string[]): SQL {
  const among = (owner: Owner) =>
    customerIds &&
    sql`select id from ${OWNERS[owner].table} where tenant_id = ${tenantId} and customer_id in ${[...customerIds]}`;
  return balancesAmong(tenantId, { rental: among('rental'), reservation: among('reservation') });
}

/** The same of the rentals and reservations whose ids two selects find, or of all. */
export function balancesAmong(tenantId: string, among: Partial<Record<Owner, SQL>>): SQL {
  return sql`${balancesOf('rental', tenantId, among.rental)} union all ${balancesOf('reservation', tenantId, among.reservation)}`;
}

/** The same of the rentals whose ids a select finds. */
export function rentalBalances(tenantId: string, among: SQL): SQL {
  return balancesOf('rental', tenantId, among);
}

/** A payment belongs to its rental, and only while it has none to the reservation on which it was taken. */
const OWNERS = {
  rental: {
    table: sql`rentals`,
    id: sql`rental_id`,
    columns: sql`rental_id, null::uuid as reservation_id`,
    payments: sql`p.rental_id is not null`,
  },
  reservation: {
    table: sql`reservations`,
    id: sql`reservation_id`,
    columns: sql`null::uuid as rental_id, reservation_id`,
    payments: sql`p.rental_id is null and p.reservation_id is not null`,
  },
};

type Owner = keyof typeof OWNERS;

function balancesOf(owner: Owner, tenantId: string, among?: SQL): SQL {
  const { id, columns, payments } = OWNERS[owner];
  const whose = (row: SQL) => (among ? sql`and ${row}${id} in (${among})` : sql`and ${row}${id} is not null`);
  return sql`
    select ${columns}, sum(charged)::bigint as charges_cents, sum(paid)::bigint as paid_cents,
      sum(applied)::bigint as applied_cents, sum(advance)::bigint as advance_cents,
      sum(deposited - applied)::bigint as held_cents, sum(charged - paid - applied - advance)::bigint as due_cents
    from (
      select ${id}, amount_cents as charged, 0 as paid, 0 as applied, 0 as deposited, 0 as advance
      from charges where tenant_id = ${tenantId} and waived_at is null ${whose(sql``)}
      union all
      select p.${id}, 0,
        case when p.kind in ('balance', 'charge') then p.amount_cents
          when p.kind = 'refund' and returned.id is null then -p.amount_cents else 0 end,
        0,
        case when p.kind = 'deposit' then p.amount_cents
          when p.kind = 'refund' and returned.id is not null then -p.amount_cents else 0 end,
        0
      from payments p
      left join payments returned on ${isRefunded(sql`returned`)} and returned.kind = 'deposit'
      where p.tenant_id = ${tenantId} and ${payments} and p.voided_at is null ${whose(sql`p.`)}
      union all
      select ${id}, 0, 0, amount_cents, 0, 0 from deposit_applications
      where tenant_id = ${tenantId} ${whose(sql``)}
      union all
      select ${id}, 0, 0, 0, 0, amount_cents from account_applications
      where tenant_id = ${tenantId} ${whose(sql``)}
    ) moves
    group by ${id}`;
}
