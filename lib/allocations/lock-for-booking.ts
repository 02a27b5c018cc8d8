import 'server-only';
import { afterSent } from '../server/after-sent';
import type { WriteContext } from '../server/command';
import { together } from '../server/together';
import { findClassIds, lockClassIds } from '../vehicles/lock-classes';
import { lockVehicle } from '../vehicles/lock-vehicle';

/**
 * Locks what a booking may touch: the vehicle's class and the classes given besides, because their pencilled holds may have
 * to move, and then the vehicle. Whoever books locks in this order: the rental, its customer and drivers, the classes, the
 * vehicle, the reservations. Throws `record_not_found`.
 */
export async function lockForBooking(ctx: WriteContext, vehicleId: string, besides: readonly (string | null)[] = []) {
  return lockBookingTogether(ctx, vehicleId, [...besides, ...(await findClassIds(ctx, [vehicleId]))]);
}

/** The same, at once, where the classes are known. */
export async function lockBookingTogether(ctx: WriteContext, vehicleId: string, classIds: readonly (string | null)[]) {
  const [, vehicle] = await together(
    lockClassIds(ctx, classIds),
    afterSent(() => lockVehicle(ctx, vehicleId)),
  );
  return vehicle;
}

/** Asks something once the locks of `lockBookingTogether` are on their way, one after the other. */
export function afterLocks<T>(ask: () => Promise<T>): Promise<T> {
  return afterSent(() => afterSent(ask));
}
