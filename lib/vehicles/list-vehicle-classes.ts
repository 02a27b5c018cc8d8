import 'server-only';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { vehicleClasses } from '@/db/schema/vehicles';
import type { ReadContext } from '../server/query';

export interface VehicleClass {
  id: string;
  name: string;
  /** Vehicles in the fleet that are of this class. */
  vehicles: number;
}

/** The company's classes in its own order, without archived ones. */
export function listVehicleClasses(ctx: ReadContext): Promise<VehicleClass[]> {
  return ctx.tx
    .select({
      id: vehicleClasses.id,
      name: vehicleClasses.name,
      vehicles: sql<number>`(select count(*) from vehicles v where v.tenant_id = vehicle_classes.tenant_id
        and v.class_id = vehicle_classes.id and v.archived_at is null)::int`,
    })
    .from(vehicleClasses)
    .where(and(eq(vehicleClasses.tenantId, ctx.tenantId), isNull(vehicleClasses.archivedAt)))
    .orderBy(asc(vehicleClasses.position), asc(vehicleClasses.name), asc(vehicleClasses.id));
}
