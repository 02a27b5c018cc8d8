import 'server-only';
import { findTakenUnits } from '../allocations/find-taken-units';
import type { FieldErrors } from '../errors';
import type { ReadContext } from '../server/query';
import { OPTION_FIELDS, tickedOptions } from './option-fields';

interface Question {
  settings: { gpsStock: number | null; childSeatStock: number | null };
  from: Date;
  until: Date;
  exceptReservationId: string | null;
}

/** The ticked options of which no unit is left, at their fields. */
export async function findTakenOptions(
  ctx: ReadContext,
  ticked: Parameters<typeof tickedOptions>[0],
  { exceptReservationId, ...asked }: Question,
): Promise<FieldErrors> {
  const except = { reservationId: exceptReservationId };
  const taken = await findTakenUnits(ctx, tickedOptions(ticked), { ...asked, except });
  return Object.fromEntries(taken.map((option) => [OPTION_FIELDS[option], 'option_not_available' as const]));
}
