import 'server-only';
import { and, eq } from 'drizzle-orm';
import { vehicles } from '@/db/schema/vehicles';
import { AppError } from '../errors';
import { isId } from '../id';
import type { WriteContext } from '../server/command';
import { getVehicle } from './get-vehicle';

/**
 * The vehicle, held until the transaction ends, so that it is not archived while it is handed over. Whoever gives or ends a hold locks
 * in one order, so that no two wait for each other: the rental's row, its customer and drivers, the vehicle, and then its allocations.
 * Throws `record_not_found`.
 */
export async function lockVehicle(ctx: WriteContext, vehicleId: string) {
  if (!isId(vehicleId)) throw new AppError('record_not_found');
  const mine = and(eq(vehicles.tenantId, ctx.tenantId), eq(vehicles.id, vehicleId));
  await ctx.tx.select({ id: vehicles.id }).from(vehicles).where(mine).for('update');
  return getVehicle(ctx, vehicleId);
}
