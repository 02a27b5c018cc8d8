import 'server-only';
import type { RentalOption } from '../pricing/values';
import type { ReadContext } from '../server/query';
import { packUnits } from './pack-units';
import { readKeptUnits } from './read-kept-units';
import { type OwnHolds, readOptionHolds } from './read-option-holds';

interface Question {
  settings: { gpsStock: number | null; childSeatStock: number | null };
  from: Date;
  until: Date;
  except?: OwnHolds;
}

/** Those of the options of which the company has no unit left in a period. It says what `holdOptions` would say. */
export async function findTakenUnits(
  ctx: ReadContext,
  options: readonly RentalOption[],
  { settings, from, until, except }: Question,
): Promise<RentalOption[]> {
  const stocks = { gps: settings.gpsStock, child_seat: settings.childSeatStock };
  const asked = { from: from.getTime(), until: until.getTime() };
  const kept = await readKeptUnits(ctx, except ?? {});
  const taken: RentalOption[] = [];
  for (const option of options) {
    if (option === 'additional_driver') continue;
    const stock = stocks[option];
    if (stock === null) continue;
    const mine = kept.get(option);
    const own = mine ? { ...mine, goesOut: false } : null;
    if (!packUnits(await readOptionHolds(ctx, option, except), asked, stock, own)) taken.push(option);
  }
  return taken;
}
