import 'server-only';
import { type SQL, sql } from 'drizzle-orm';
import { ONE_PLAN } from '@/db/one-plan';
import type { ReadContext } from '../server/query';
import { balancesAmong } from './ledger-balances';

/** The time up to which the last night noted all ledgers; null before the first night. */
export async function lastNight({ tx, tenantId }: ReadContext): Promise<string | null> {
  const [mark] = await tx.execute<{ at: string }>(
    sql`${ONE_PLAN} select as_of::text as at from ledger_marks where tenant_id = ${tenantId} limit 1`,
  );
  return mark?.at ?? null;
}

/** Selects of the ids that a search has found; null if there is none. */
type Found = Record<'rental' | 'reservation', SQL> | null;

/** What is looked for in the night's marks. */
const MARKED = { due: sql`m.due_cents <> 0`, held: sql`m.deposited_cents <> m.applied_cents` };

/**
 * `ledgerBalances` of the rentals and reservations that can have something due, or a deposit held: those that had last night,
 * and those that moved since. Of a rental that has not moved, the night's mark says it, as past entries never change
 * (docs/rules.md §6). A rental that came from a reservation has one mark with it, so it is computed again.
 */
export function pendingLedgers(tenantId: string, night: string | null, found: Found, what: keyof typeof MARKED): SQL {
  // With an upper bound too, PostgreSQL expects few rows after an unknown moment, and takes the index in a plan for all values.
  const entries = (table: SQL, moment: SQL) =>
    sql`select rental_id, reservation_id from ${table}
      where tenant_id = ${tenantId} and ${moment} > ${night ?? '-infinity'}::timestamptz and ${moment} < 'infinity'`;
  const searched = found
    ? sql`found_rentals as materialized (${found.rental}), found_reservations as materialized (${found.reservation}),`
    : sql``;
  const among = (condition: SQL) => (found ? sql`and (${condition})` : sql``);
  const isFoundRental = sql`id in (select id from found_rentals)`;
  return sql`
    with ${searched} moved as materialized (
      select distinct coalesce(rental_id, reservation_id) as id from (
        ${entries(sql`charges`, sql`created_at`)} union all ${entries(sql`charges`, sql`waived_at`)}
        union all ${entries(sql`payments`, sql`received_at`)} union all ${entries(sql`payments`, sql`voided_at`)}
        union all ${entries(sql`deposit_applications`, sql`applied_at`)}
        union all ${entries(sql`account_applications`, sql`applied_at`)}
      ) entries where num_nonnulls(rental_id, reservation_id) > 0
    ),
    open as materialized (
      select m.id, m.due_cents, m.applied_cents, m.deposited_cents - m.applied_cents as held_cents, r.id as rental_id
      from ledger_marks m
      left join rentals r on r.tenant_id = ${tenantId} and r.id = m.id and r.reservation_id is null
      where m.tenant_id = ${tenantId} and ${MARKED[what]} and not exists (select 1 from moved where moved.id = m.id)
        ${among(sql`m.id in (
          select id from found_rentals union all select id from found_reservations union all
          select reservation_id from rentals where tenant_id = ${tenantId} and reservation_id is not null and ${isFoundRental}
        )`)}
    ),
    again as materialized (select id from moved union select id from open where rental_id is null),
    rentals_again as materialized (
      select id from rentals where tenant_id = ${tenantId} and id in (select id from again) ${among(isFoundRental)}
      union
      select id from rentals where tenant_id = ${tenantId} and reservation_id in (select id from again) ${among(isFoundRental)}
    ),
    reservations_again as materialized (
      select id from reservations where tenant_id = ${tenantId} and id in (select id from again)
        ${among(sql`id in (select id from found_reservations)`)}
    )
    select rental_id, null::uuid as reservation_id, due_cents, applied_cents, held_cents from open where rental_id is not null
    union all
    select rental_id, reservation_id, due_cents, applied_cents, held_cents from (${balancesAmong(tenantId, {
      rental: sql`select id from rentals_again`,
      reservation: sql`select id from reservations_again`,
    })}) computed`;
}
