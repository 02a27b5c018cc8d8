import 'server-only';
import { and, eq } from 'drizzle-orm';
import { vehicles } from '@/db/schema/vehicles';
import type { WriteContext } from '../server/command';
import type { VehicleRecord } from '../vehicles/get-vehicle';

/** Says whether a vehicle that the caller has locked is in service, because of the ticket with that number. */
export async function setServiceStatus(
  ctx: WriteContext,
  vehicle: Pick<VehicleRecord, 'id' | 'serviceStatus' | 'archivedAt'>,
  { serviceStatus, ticket }: { serviceStatus: VehicleRecord['serviceStatus']; ticket: string },
): Promise<void> {
  if (vehicle.serviceStatus === serviceStatus || vehicle.archivedAt) return;
  await ctx.tx
    .update(vehicles)
    .set({ serviceStatus, updatedAt: ctx.now })
    .where(and(eq(vehicles.tenantId, ctx.tenantId), eq(vehicles.id, vehicle.id)));
  ctx.record({
    action: 'vehicles.service_status',
    entity: 'vehicle',
    entityId: vehicle.id,
    before: { serviceStatus: vehicle.serviceStatus },
    after: { serviceStatus, ticket },
  });
}
