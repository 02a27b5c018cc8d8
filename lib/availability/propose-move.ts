import 'server-only';
import { and, eq } from 'drizzle-orm';
import { reservations } from '@/db/schema/reservations';
import { AppError } from '../errors';
import { parseInput } from '../parse-input';
import { recordVersion } from '../records/record-version';
import { assertReservationUnchanged } from '../reservations/assert-reservation-unchanged';
import { RESERVATION_FIELDS } from '../reservations/fields';
import { type EditProposal, proposeEdit } from '../reservations/propose-edit';
import { reservationRecord } from '../reservations/reservation-record';
import { isStanding } from '../reservations/shown-status';
import type { ReadContext } from '../server/query';
import { MoveQuestion } from './input';

export interface MoveProposal extends EditProposal {
  /** The total before the move. */
  beforeCents: number;
}

/**
 * What a reservation that somebody moves in the planner would cost, by the rules of an edit, and whether it may. Throws
 * `record_changed` if it is no longer where that planner shows it, and `invalid_transition` if it is no longer open. Throws
 * `booked_by_vehicle` if its vehicle can't be left open, and the reason if vehicle, class or option are taken.
 */
export async function proposeMove(ctx: ReadContext, question: unknown): Promise<MoveProposal> {
  const { number, seen, to } = parseInput(MoveQuestion, question);
  const [row] = await ctx.tx
    .select()
    .from(reservations)
    .where(and(eq(reservations.tenantId, ctx.tenantId), eq(reservations.number, number)));
  if (!row) throw new AppError('record_not_found');
  if (!isStanding(row, ctx.now)) throw new AppError('invalid_transition');
  const record = reservationRecord(row, ctx.tenant.timeZone);
  await assertReservationUnchanged(ctx, row, recordVersion(RESERVATION_FIELDS, { ...record, ...seen }));
  if (to.vehicleId === null && record.classId === null) throw new AppError('booked_by_vehicle');
  return { ...(await proposeEdit(ctx, row, to)), beforeCents: row.totalCents };
}
