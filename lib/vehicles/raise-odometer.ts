import 'server-only';
import { and, eq } from 'drizzle-orm';
import { vehicles } from '@/db/schema/vehicles';
import type { WriteContext } from '../server/command';

/**
 * Records what an inspection read, on a vehicle that the caller has locked. An odometer never goes back. The audit entry
 * tells a colleague with the vehicle's form open who changed it.
 */
export async function raiseOdometer(
  ctx: WriteContext,
  vehicle: { id: string; odometerKm: number },
  odometerKm: number,
): Promise<void> {
  if (odometerKm <= vehicle.odometerKm) return;
  await ctx.tx
    .update(vehicles)
    .set({ odometerKm, updatedAt: ctx.now })
    .where(and(eq(vehicles.tenantId, ctx.tenantId), eq(vehicles.id, vehicle.id)));
  ctx.record({
    action: 'vehicles.odometer',
    entity: 'vehicle',
    entityId: vehicle.id,
    before: { odometerKm: vehicle.odometerKm },
    after: { odometerKm },
  });
}
