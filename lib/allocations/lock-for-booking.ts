import 'server-only';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { vehicleClasses, vehicles } from '@/db/schema/vehicles';
import { AppError } from '../errors';
import { isId } from '../id';
import type { WriteContext } from '../server/command';
import { lockVehicle } from '../vehicles/lock-vehicle';

/**
 * Locks what a booking may touch: the class, because its pencilled holds may have to move, and then the vehicle. Whoever
 * books locks in this order: the rental, its customer and drivers, the classes, the vehicle, the reservations. Throws
 * `record_not_found`.
 */
export async function lockForBooking(ctx: WriteContext, vehicleId: string) {
  if (!isId(vehicleId)) throw new AppError('record_not_found');
  const [vehicle] = await ctx.tx
    .select({ classId: vehicles.classId })
    .from(vehicles)
    .where(and(eq(vehicles.tenantId, ctx.tenantId), eq(vehicles.id, vehicleId)));
  if (vehicle?.classId) await lockClasses(ctx, [vehicle.classId]);
  return lockVehicle(ctx, vehicleId);
}

/** Classes of vehicles, locked in the order of their ids until the transaction ends. Returns those that exist. */
export async function lockClasses(ctx: WriteContext, classIds: readonly string[]) {
  return ctx.tx
    .select({ id: vehicleClasses.id, name: vehicleClasses.name, archivedAt: vehicleClasses.archivedAt })
    .from(vehicleClasses)
    .where(and(eq(vehicleClasses.tenantId, ctx.tenantId), inArray(vehicleClasses.id, [...classIds])))
    .orderBy(asc(vehicleClasses.id))
    .for('no key update');
}
