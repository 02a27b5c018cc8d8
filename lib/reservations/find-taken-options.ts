import 'server-only';
import { packUnits } from '../allocations/pack-units';
import { readOptionHolds } from '../allocations/read-option-holds';
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
  { settings, from, until, exceptReservationId }: Question,
): Promise<FieldErrors> {
  const stocks = { gps: settings.gpsStock, child_seat: settings.childSeatStock, additional_driver: null };
  const taken: FieldErrors = {};
  for (const option of tickedOptions(ticked)) {
    const stock = stocks[option];
    if (stock === null || option === 'additional_driver') continue;
    const holds = await readOptionHolds(ctx, option, exceptReservationId);
    if (!packUnits(holds, { from: from.getTime(), until: until.getTime() }, stock))
      taken[OPTION_FIELDS[option]] = 'option_not_available';
  }
  return taken;
}
