import 'server-only';
import { AppError } from '../errors';
import type { WriteContext } from '../server/command';
import { heldUntil } from './held-until';
import { makeRoom } from './make-room';
import { nextFree } from './next-free';
import { type ClassHolds, readClassHolds } from './read-class-holds';

interface Request {
  classId: string;
  from: Date;
  until: Date;
  turnaroundMinutes: number;
  /** What holds the class, where that has been read since it was locked. */
  holds?: ClassHolds;
}

/**
 * A vehicle of a class that is free for a period, inside the caller's transaction, for `allocateVehicle` to take. Pencilled
 * holds of the class change places where that makes room. The caller has locked the class. Throws `class_not_available`
 * with the next time from which the class has a vehicle for that long.
 */
export async function pickFromClass(ctx: WriteContext, request: Request): Promise<string> {
  const { classId, from } = request;
  const until = heldUntil(request.until, request.turnaroundMinutes);
  const holds = request.holds ?? (await readClassHolds(ctx, classId));
  const vehicleId = await makeRoom(ctx, classId, { vehicleId: null, from, until, holds });
  if (vehicleId !== null) return vehicleId;
  const { lanes, pencilled } = holds;
  const free = nextFree(lanes, pencilled, { from: from.getTime(), until: until.getTime() });
  const details = { freeFrom: free === null ? null : new Date(free).toISOString() };
  throw new AppError('class_not_available', { fields: { classId: 'class_not_available' }, details });
}
