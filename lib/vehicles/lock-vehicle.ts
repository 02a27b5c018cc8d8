import 'server-only';
import { and, eq } from 'drizzle-orm';
import { vehicles } from '@/db/schema/vehicles';
import { AppError } from '../errors';
import { isId } from '../id';
import type { WriteContext } from '../server/command';

/**
 * The vehicle, locked until the transaction ends, so that it is not archived during a handover. Everyone who starts or
 * ends an allocation locks in one order to avoid deadlocks: the rental, its customer and drivers, the vehicle, then its
 * allocations. Throws `record_not_found`.
 */
export async function lockVehicle(ctx: WriteContext, vehicleId: string) {
  if (!isId(vehicleId)) throw new AppError('record_not_found');
  const mine = and(eq(vehicles.tenantId, ctx.tenantId), eq(vehicles.id, vehicleId));
  const [vehicle] = await ctx.tx.select().from(vehicles).where(mine).for('update');
  if (!vehicle) throw new AppError('record_not_found');
  return vehicle;
}
