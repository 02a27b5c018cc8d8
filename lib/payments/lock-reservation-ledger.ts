import 'server-only';
import { sql } from 'drizzle-orm';
import { closeNoShows } from '../allocations/close-no-shows';
import { lockReservation } from '../reservations/lock-reservation';
import { statusNow } from '../reservations/shown-status';
import type { WriteContext } from '../server/command';

/**
 * Locks a reservation until the transaction ends, so that two clerks never count the same money twice. One whose hold has
 * run out is closed first, as a booking would, so that its fee is in the ledger. Throws `record_not_found`.
 */
export async function lockReservationLedger(ctx: WriteContext, reservationId: string) {
  const found = await lockReservation(ctx, reservationId);
  const expired = found.status !== statusNow(found, ctx.now);
  const closed = expired ? await closeNoShows(ctx, sql`s.id = ${reservationId}`) : [];
  const row = closed.length > 0 ? await lockReservation(ctx, reservationId) : found;
  return { ...row, status: statusNow(row, ctx.now) };
}
