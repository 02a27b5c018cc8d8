import 'server-only';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { vehicleClasses } from '@/db/schema/vehicles';
import { recordVersion, withVersion } from '../records/record-version';
import type { ReadContext } from '../server/query';
import { CLASS_FIELDS, CLASS_ORDER_FIELDS } from './class-fields';

export interface VehicleClass {
  id: string;
  name: string;
  /** Vehicles in the fleet that are of this class. */
  vehicles: number;
  version: string;
}

/** The company's classes in its own order, without archived ones. */
export async function listVehicleClasses(ctx: ReadContext): Promise<VehicleClass[]> {
  const rows = await ctx.tx
    .select({
      id: vehicleClasses.id,
      name: vehicleClasses.name,
      vehicles: sql<number>`(select count(*) from vehicles v where v.tenant_id = vehicle_classes.tenant_id
        and v.class_id = vehicle_classes.id and v.archived_at is null)::int`,
    })
    .from(vehicleClasses)
    .where(and(eq(vehicleClasses.tenantId, ctx.tenantId), isNull(vehicleClasses.archivedAt)))
    .orderBy(asc(vehicleClasses.position), asc(vehicleClasses.name), asc(vehicleClasses.id));
  return rows.map((row) => withVersion(CLASS_FIELDS, row));
}

/** The version of the order in which the classes are listed. */
export function orderVersion(classes: readonly { id: string }[]): string {
  return recordVersion(CLASS_ORDER_FIELDS, { order: classes.map(({ id }) => id) });
}
