import 'server-only';
import type { WriteContext } from '../server/command';
import { lockClasses } from '../vehicles/lock-classes';
import { lockVehicle } from '../vehicles/lock-vehicle';

/**
 * Locks what a booking may touch: the vehicle's class and the classes given besides, because their pencilled holds may have
 * to move, and then the vehicle. Whoever books locks in this order: the rental, its customer and drivers, the classes, the
 * vehicle, the reservations. Throws `record_not_found`.
 */
export async function lockForBooking(ctx: WriteContext, vehicleId: string, besides: readonly (string | null)[] = []) {
  await lockClasses(ctx, { vehicleIds: [vehicleId], classIds: besides });
  return lockVehicle(ctx, vehicleId);
}
