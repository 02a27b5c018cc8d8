import 'server-only';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { damages } from '@/db/schema/damages';
import { inspections } from '@/db/schema/inspections';
import { members } from '@/db/schema/members';
import { rentals } from '@/db/schema/rentals';
import { vehicles } from '@/db/schema/vehicles';
import { keyset } from '../lists/keyset';
import type { ReadContext } from '../server/query';
import { classNameSql } from '../vehicles/class-name-sql';
import type { InspectionFilters } from './input';

/** Inspections of every kind, latest first, page by page. Those of withdrawn returns are left out. */
export async function listInspections(ctx: ReadContext, { kind, vehicleId, cursor, size }: InspectionFilters) {
  const pages = keyset({
    sort: inspections.inspectedAt,
    type: 'timestamptz',
    id: inspections.id,
    direction: 'desc',
    cursor,
    pageSize: size,
  });
  const found = sql<number>`(select count(*)::int from ${damages} where ${damages.tenantId} = ${inspections.tenantId} and ${damages.inspectionId} = ${inspections.id})`;
  const rows = await ctx.tx
    .select({
      id: inspections.id,
      kind: inspections.kind,
      inspectedAt: inspections.inspectedAt,
      inspectedBy: members.name,
      odometerKm: inspections.odometerKm,
      fuelLevel: inspections.fuelLevel,
      vehicleId: inspections.vehicleId,
      make: vehicles.make,
      model: vehicles.model,
      className: classNameSql,
      color: vehicles.color,
      plate: vehicles.plate,
      rentalId: rentals.id,
      rentalNumber: rentals.number,
      found,
      sortKey: pages.sortKey,
    })
    .from(inspections)
    .innerJoin(vehicles, and(eq(vehicles.tenantId, inspections.tenantId), eq(vehicles.id, inspections.vehicleId)))
    .leftJoin(members, and(eq(members.tenantId, inspections.tenantId), eq(members.id, inspections.inspectedBy)))
    .leftJoin(rentals, and(eq(rentals.tenantId, inspections.tenantId), eq(rentals.id, inspections.rentalId)))
    .where(
      pages.where(
        and(
          eq(inspections.tenantId, ctx.tenantId),
          isNull(inspections.supersededAt),
          kind ? eq(inspections.kind, kind) : undefined,
          vehicleId ? eq(inspections.vehicleId, vehicleId) : undefined,
        ),
      ),
    )
    .orderBy(...pages.orderBy)
    .limit(pages.limit);
  return pages.page(rows);
}
