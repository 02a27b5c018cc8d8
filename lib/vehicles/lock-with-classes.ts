import 'server-only';
import { and, eq } from 'drizzle-orm';
import { vehicles } from '@/db/schema/vehicles';
import { AppError } from '../errors';
import { isId } from '../id';
import type { WriteContext } from '../server/command';
import { lockClasses } from './lock-classes';
import { lockVehicle } from './lock-vehicle';

/**
 * Locks a vehicle after its class and the classes given besides. A booking of a class relies on the class's vehicles while
 * it has the class locked, and locks in this order too. Throws `record_not_found`.
 */
export async function lockWithClasses(ctx: WriteContext, vehicleId: string, besides: readonly (string | null)[] = []) {
  if (!isId(vehicleId)) throw new AppError('record_not_found');
  const [vehicle] = await ctx.tx
    .select({ classId: vehicles.classId })
    .from(vehicles)
    .where(and(eq(vehicles.tenantId, ctx.tenantId), eq(vehicles.id, vehicleId)));
  const classIds = [vehicle?.classId ?? null, ...besides].filter((id) => id !== null);
  if (classIds.length > 0) await lockClasses(ctx, classIds);
  return lockVehicle(ctx, vehicleId);
}
