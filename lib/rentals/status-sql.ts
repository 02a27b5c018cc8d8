import 'server-only';
import { type SQL, sql } from 'drizzle-orm';
import { rentals } from '@/db/schema/rentals';
import type { ShownRentalStatus } from './values';

/** `shownRentalStatus` of status.ts as SQL. The only place where lists derive `overdue` and `reserved`. */
export function shownRentalStatusSql(now: Date): SQL<ShownRentalStatus> {
  return sql<ShownRentalStatus>`(case
    when ${rentals.status} = 'active' and ${rentals.dueAt} < ${now.toISOString()}::timestamptz then 'overdue'
    when ${rentals.status} = 'draft' and ${rentals.reservationId} is not null then 'reserved'
    else ${rentals.status} end)`;
}
