import 'server-only';
import type { ReadContext } from '../server/query';
import { arrangeHolds } from './arrange-holds';
import { type Clash, type ClashQuestion, findAnyClash } from './find-clash';
import { readClassHolds } from './read-class-holds';

/**
 * Why a vehicle can't be booked for a period; null if it can, also where class bookings that have pencilled it would move
 * to other vehicles. It says what `allocateVehicle` would say.
 */
export async function findRefusal(ctx: ReadContext, question: ClashQuestion): Promise<Clash | null> {
  const found = await findAnyClash(ctx, question);
  if (!found?.pencilledClassId) return found?.clash ?? null;
  const { lanes, pencilled } = await readClassHolds(ctx, found.pencilledClassId, question);
  const asked = {
    vehicleId: question.vehicleId,
    from: question.from.getTime(),
    until: question.until.getTime(),
  };
  return arrangeHolds(lanes, pencilled, asked) ? null : found.clash;
}
