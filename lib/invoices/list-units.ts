import 'server-only';
import { sql } from 'drizzle-orm';
import { ledgerBalances } from '../payments/ledger-balances';
import type { ReadContext } from '../server/query';

/** The rentals and reservations of a paper, with vehicle and period. `owedCents` is what a rental owes by its ledger. */
export async function listUnits(
  { tx, tenantId }: ReadContext,
  { rentalIds, reservationIds }: { rentalIds: string[]; reservationIds: string[] },
) {
  const rows = await tx.execute<Record<string, unknown>>(sql`
    select u.*, v.make || ' ' || v.model as vehicle, v.plate, coalesce(b.due_cents, 0) as owed
    from (
      select id, 'rental' as of, number, vehicle_id, pickup_at, coalesce(returned_at, due_at) as due_at from rentals
      where tenant_id = ${tenantId} and id = any(${sql.param(rentalIds)}::uuid[])
      union all
      select id, 'reservation', number, vehicle_id, pickup_at, due_at from reservations
      where tenant_id = ${tenantId} and id = any(${sql.param(reservationIds)}::uuid[])
    ) u
    join vehicles v on v.tenant_id = ${tenantId} and v.id = u.vehicle_id
    left join (${ledgerBalances(tenantId)}) b on b.rental_id = u.id
    order by u.pickup_at, u.id`);
  return rows.map((row) => ({
    id: String(row.id),
    // Safe because the query names both.
    of: row.of as 'rental' | 'reservation',
    number: String(row.number),
    vehicle: String(row.vehicle),
    plate: String(row.plate),
    pickupAt: new Date(String(row.pickup_at)),
    dueAt: new Date(String(row.due_at)),
    owedCents: Number(row.owed),
  }));
}
