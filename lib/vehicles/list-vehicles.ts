import 'server-only';
import { and, count, eq, isNull, sql } from 'drizzle-orm';
import { vehicleClasses, vehicles } from '@/db/schema/vehicles';
import { keyset } from '../server/keyset';
import type { ReadContext } from '../server/query';
import { searchCondition } from '../server/search-condition';
import type { VehicleFilters } from './input';
import { shownVehicleStatus } from './shown-status';
import type { ShownVehicleStatus } from './values';

const SORTS = {
  name: { sort: sql`lower(${vehicles.make} || ' ' || ${vehicles.model})`, type: 'text', direction: 'asc' },
  plate: { sort: vehicles.plateKey, type: 'text', direction: 'asc' },
  rate: { sort: vehicles.dailyRateCents, type: 'bigint', direction: 'asc' },
  newest: { sort: vehicles.createdAt, type: 'timestamptz', direction: 'desc' },
} as const;

function condition(ctx: ReadContext, filters: Pick<VehicleFilters, 'q' | 'status' | 'fuel'>) {
  return and(
    eq(vehicles.tenantId, ctx.tenantId),
    isNull(vehicles.archivedAt),
    searchCondition(vehicles.searchText, filters.q),
    filters.status ? sql`${shownVehicleStatus} = ${filters.status}` : undefined,
    filters.fuel ? eq(vehicles.fuelType, filters.fuel) : undefined,
  );
}

/** One page of the fleet, with the derived status of each vehicle. */
export async function listVehicles(ctx: ReadContext, filters: VehicleFilters) {
  const pages = keyset({ ...SORTS[filters.sort], id: vehicles.id, cursor: filters.cursor, pageSize: filters.size });
  const rows = await ctx.tx
    .select({
      id: vehicles.id,
      make: vehicles.make,
      model: vehicles.model,
      year: vehicles.year,
      plate: vehicles.plate,
      className: vehicleClasses.name,
      dailyRateCents: vehicles.dailyRateCents,
      odometerKm: vehicles.odometerKm,
      fuelType: vehicles.fuelType,
      status: shownVehicleStatus,
      sortKey: pages.sortKey,
    })
    .from(vehicles)
    .leftJoin(
      vehicleClasses,
      and(eq(vehicleClasses.tenantId, vehicles.tenantId), eq(vehicleClasses.id, vehicles.classId)),
    )
    .where(pages.where(condition(ctx, filters)))
    .orderBy(...pages.orderBy)
    .limit(pages.limit);
  return pages.page(rows);
}

export async function countVehicles(ctx: ReadContext, filters: VehicleFilters): Promise<number> {
  const [row] = await ctx.tx.select({ value: count() }).from(vehicles).where(condition(ctx, filters));
  return row?.value ?? 0;
}

/** How many vehicles of the search stand in each state. */
export async function countVehiclesByStatus(ctx: ReadContext, q: string): Promise<Record<ShownVehicleStatus, number>> {
  const rows = await ctx.tx
    .select({ status: shownVehicleStatus.as('shown'), value: count() })
    .from(vehicles)
    .where(condition(ctx, { q, status: null, fuel: null }))
    .groupBy(sql`1`);
  const counts = { available: 0, rented: 0, reserved: 0, maintenance: 0, inactive: 0 };
  for (const { status, value } of rows) counts[status] = value;
  return counts;
}
