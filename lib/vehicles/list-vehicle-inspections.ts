import 'server-only';
import { and, eq } from 'drizzle-orm';
import { inspections } from '@/db/schema/inspections';
import { rentals } from '@/db/schema/rentals';
import { keyset } from '../lists/keyset';
import type { PageInput } from '../lists/page-input';
import type { ReadContext } from '../server/query';

/** All inspections of a vehicle, latest first, page by page, with the rental they belong to. */
export async function listVehicleInspections(ctx: ReadContext, vehicleId: string, { cursor, size }: PageInput) {
  const pages = keyset({
    sort: inspections.inspectedAt,
    type: 'timestamptz',
    id: inspections.id,
    direction: 'desc',
    cursor,
    pageSize: size,
  });
  const rows = await ctx.tx
    .select({
      id: inspections.id,
      kind: inspections.kind,
      inspectedAt: inspections.inspectedAt,
      odometerKm: inspections.odometerKm,
      fuelLevel: inspections.fuelLevel,
      damageNotes: inspections.damageNotes,
      supersededAt: inspections.supersededAt,
      rentalId: rentals.id,
      rentalNumber: rentals.number,
      sortKey: pages.sortKey,
    })
    .from(inspections)
    .leftJoin(rentals, and(eq(rentals.tenantId, inspections.tenantId), eq(rentals.id, inspections.rentalId)))
    .where(pages.where(and(eq(inspections.tenantId, ctx.tenantId), eq(inspections.vehicleId, vehicleId))))
    .orderBy(...pages.orderBy)
    .limit(pages.limit);
  return pages.page(rows);
}
