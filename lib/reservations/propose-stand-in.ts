import 'server-only';
import { and, eq } from 'drizzle-orm';
import type { z } from 'zod';
import { reservations } from '@/db/schema/reservations';
import { AppError } from '../errors';
import { parseInput } from '../parse-input';
import { recordVersion } from '../records/record-version';
import type { ReadContext } from '../server/query';
import { RESERVATION_FIELDS } from './fields';
import { StandInQuestion, type UpdateReservationInput } from './input';
import { quoteReservation } from './quote-reservation';
import { reservationRecord } from './reservation-record';
import { isStanding } from './shown-status';

/**
 * The edit that gives a reservation another vehicle and leaves all else, for `updateReservation` to make. It counts for
 * this price and version alone. Throws `invalid_transition` if the reservation is closed, and `vehicle_not_available`.
 */
export async function proposeStandIn(ctx: ReadContext, raw: unknown): Promise<z.input<typeof UpdateReservationInput>> {
  const { reservationId, vehicleId } = parseInput(StandInQuestion, raw);
  const [row] = await ctx.tx
    .select()
    .from(reservations)
    .where(and(eq(reservations.tenantId, ctx.tenantId), eq(reservations.id, reservationId)));
  if (!row) throw new AppError('record_not_found');
  if (!isStanding(row, ctx.now)) throw new AppError('invalid_transition');
  const record = reservationRecord(row, ctx.tenant.timeZone);
  const { quote, clash, problem } = await quoteReservation(ctx, { ...record, vehicleId }, reservationId);
  if (clash) throw new AppError('vehicle_not_available', { details: { ...clash } });
  if (!quote) throw new AppError(problem ?? 'validation_error');
  const version = recordVersion(RESERVATION_FIELDS, record);
  return { ...record, vehicleId, reservationId, version, expectedTotalCents: quote.totalCents };
}
