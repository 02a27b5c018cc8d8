import 'server-only';
import { and, eq } from 'drizzle-orm';
import { reservations } from '@/db/schema/reservations';
import { AppError } from '../errors';
import { parseInput } from '../parse-input';
import type { ReadContext } from '../server/query';
import { StandInQuestion } from './input';
import { type EditProposal, proposeEdit } from './propose-edit';
import { isStanding } from './shown-status';

/**
 * The edit that gives a reservation another vehicle and leaves all else, for `updateReservation` to make. Throws
 * `invalid_transition` if the reservation is closed, and as `proposeEdit` does.
 */
export async function proposeStandIn(ctx: ReadContext, raw: unknown): Promise<EditProposal['change']> {
  const { reservationId, vehicleId } = parseInput(StandInQuestion, raw);
  const [row] = await ctx.tx
    .select()
    .from(reservations)
    .where(and(eq(reservations.tenantId, ctx.tenantId), eq(reservations.id, reservationId)));
  if (!row) throw new AppError('record_not_found');
  if (!isStanding(row, ctx.now)) throw new AppError('invalid_transition');
  return (await proposeEdit(ctx, row, { vehicleId })).change;
}
