import 'server-only';
import type { z } from 'zod';
import type { reservations } from '@/db/schema/reservations';
import { AppError, type ErrorCode } from '../errors';
import type { Quote } from '../pricing/quote';
import { recordVersion } from '../records/record-version';
import type { ReadContext } from '../server/query';
import { RESERVATION_FIELDS } from './fields';
import type { ReservationInput, UpdateReservationInput } from './input';
import { quoteReservation } from './quote-reservation';
import { reservationRecord } from './reservation-record';

export interface EditProposal {
  /** What makes the edit, if it is sent to `updateReservation`. It counts for this price and version alone. */
  change: z.output<typeof UpdateReservationInput>;
  quote: Quote;
}

/**
 * What a reservation with another vehicle or other times would cost, by the rules of an edit. Throws the reason if vehicle,
 * class or option are taken.
 */
export async function proposeEdit(
  ctx: ReadContext,
  row: typeof reservations.$inferSelect,
  to: Partial<Pick<ReservationInput, 'vehicleId' | 'pickupAt' | 'dueAt'>>,
): Promise<EditProposal> {
  const record = reservationRecord(row, ctx.tenant.timeZone);
  const edited = { ...record, ...to };
  const { quote, clash, others, classTaken, fields, problem } = await quoteReservation(ctx, edited, row.id);
  if (clash) throw new AppError('vehicle_not_available', { details: { ...clash, others } });
  if (classTaken) throw new AppError('class_not_available', { details: { ...classTaken } });
  const refused: ErrorCode | null = Object.values(fields)[0] ?? problem;
  if (refused || !quote) throw new AppError(refused ?? 'validation_error');
  const version = recordVersion(RESERVATION_FIELDS, record);
  return { change: { ...edited, reservationId: row.id, version, expectedTotalCents: quote.totalCents }, quote };
}
