import 'server-only';
import type { WriteContext } from '../server/command';
import { lockWithClasses } from '../vehicles/lock-with-classes';

/**
 * Locks what a booking may touch: the class, because its pencilled holds may have to move, and then the vehicle. Whoever
 * books locks in this order: the rental, its customer and drivers, the classes, the vehicle, the reservations. Throws
 * `record_not_found`.
 */
export function lockForBooking(ctx: WriteContext, vehicleId: string) {
  return lockWithClasses(ctx, vehicleId);
}
