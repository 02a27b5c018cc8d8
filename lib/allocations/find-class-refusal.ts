import 'server-only';
import type { ReadContext } from '../server/query';
import { arrangeHolds } from './arrange-holds';
import { nextFree } from './next-free';
import { readClassHolds } from './read-class-holds';

export interface ClassRefusal {
  /** From when some vehicle of the class is free for that long; null if that is not known. */
  freeFrom: string | null;
}

/** Why a class has no vehicle for a period; null if it has one, also after others have changed places. */
export async function findClassRefusal(
  ctx: ReadContext,
  classId: string,
  { from, until, exceptReservationId }: { from: Date; until: Date; exceptReservationId?: string | null },
): Promise<ClassRefusal | null> {
  const { lanes, pencilled } = await readClassHolds(ctx, classId, { exceptReservationId });
  const asked = { vehicleId: null, from: from.getTime(), until: until.getTime() };
  if (arrangeHolds(lanes, pencilled, asked)) return null;
  const free = nextFree(lanes, pencilled, asked);
  return { freeFrom: free === null ? null : new Date(free).toISOString() };
}
