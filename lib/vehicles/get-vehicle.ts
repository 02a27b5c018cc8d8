import 'server-only';
import { and, eq, sql } from 'drizzle-orm';
import { ONE_PLAN } from '@/db/one-plan';
import { vehicleClasses, vehicles } from '@/db/schema/vehicles';
import { AppError } from '../errors';
import { isId } from '../id';
import type { ReadContext } from '../server/query';
import { shownVehicleStatus } from './shown-status';

/** One vehicle, even an archived one, with its class's name and its derived status. Throws `record_not_found`. */
export async function getVehicle(ctx: ReadContext, vehicleId: string) {
  if (!isId(vehicleId)) throw new AppError('record_not_found');
  const mine = and(eq(vehicles.tenantId, ctx.tenantId), eq(vehicles.id, vehicleId));
  const [row] = await ctx.tx
    .select({ vehicle: vehicles, className: vehicleClasses.name, status: shownVehicleStatus })
    .from(vehicles)
    .leftJoin(
      vehicleClasses,
      and(eq(vehicleClasses.tenantId, vehicles.tenantId), eq(vehicleClasses.id, vehicles.classId)),
    )
    .where(sql`${mine} ${ONE_PLAN}`);
  if (!row) throw new AppError('record_not_found');
  return { ...row.vehicle, className: row.className, status: row.status };
}

export type VehicleRecord = Awaited<ReturnType<typeof getVehicle>>;
