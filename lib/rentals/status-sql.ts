import 'server-only';
import { type SQL, sql } from 'drizzle-orm';
import { rentals } from '@/db/schema/rentals';
import { isStandingHold } from '../vehicles/standing-hold';
import type { ShownRentalStatus } from './values';

/**
 * Whether the reservation of a row of `rentals` holds a vehicle. Column names are written out, because the query builder
 * omits the table's name in a select from one table.
 */
export const isHeldByReservation: SQL<boolean> = sql<boolean>`exists (
  select 1 from vehicle_allocations a where a.tenant_id = rentals.tenant_id and a.kind = 'reservation'
    and a.reservation_id = rentals.reservation_id and ${isStandingHold})`;

/** `shownRentalStatus` of status.ts as SQL. The only place where lists derive `overdue` and `reserved`. */
export function shownRentalStatusSql(now: Date): SQL<ShownRentalStatus> {
  return sql<ShownRentalStatus>`(case
    when ${rentals.status} = 'active' and ${rentals.dueAt} < ${now.toISOString()}::timestamptz then 'overdue'
    when ${rentals.status} = 'draft' and ${isHeldByReservation} then 'reserved'
    else ${rentals.status} end)`;
}

/** Whether a rental is listed with that status. The stored status is named too, because it has an index. */
export function isShownAs(status: ShownRentalStatus, now: Date): SQL {
  const stored = status === 'overdue' ? 'active' : status === 'reserved' ? 'draft' : status;
  return sql`(${rentals.status} = ${stored} and ${shownRentalStatusSql(now)} = ${status})`;
}
