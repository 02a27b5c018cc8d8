import 'server-only';
import { and, asc, eq } from 'drizzle-orm';
import { maintenanceTickets } from '@/db/schema/maintenance';
import { vehicles } from '@/db/schema/vehicles';
import type { ReadContext } from '../server/query';

/** Vehicles in the garage, the one expected back first at the top. */
export function listOpenTickets(ctx: ReadContext, limit: number) {
  return ctx.tx
    .select({
      id: maintenanceTickets.id,
      number: maintenanceTickets.number,
      serviceType: maintenanceTickets.serviceType,
      vehicleId: vehicles.id,
      make: vehicles.make,
      model: vehicles.model,
      plate: vehicles.plate,
      serviceStatus: vehicles.serviceStatus,
      startedAt: maintenanceTickets.startedAt,
      expectedReadyAt: maintenanceTickets.expectedReadyAt,
    })
    .from(maintenanceTickets)
    .innerJoin(
      vehicles,
      and(eq(vehicles.tenantId, maintenanceTickets.tenantId), eq(vehicles.id, maintenanceTickets.vehicleId)),
    )
    .where(and(eq(maintenanceTickets.tenantId, ctx.tenantId), eq(maintenanceTickets.status, 'open')))
    .orderBy(asc(maintenanceTickets.expectedReadyAt), asc(maintenanceTickets.startedAt))
    .limit(limit);
}

export type OpenTicket = Awaited<ReturnType<typeof listOpenTickets>>[number];
