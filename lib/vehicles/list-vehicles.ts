import 'server-only';
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { ONE_PLAN } from '@/db/one-plan';
import { vehicleClasses, vehicles } from '@/db/schema/vehicles';
import { expiryCondition } from '../lists/expiry-condition';
import { keyset } from '../lists/keyset';
import { prepareSearch } from '../search/search';
import { searchPage } from '../search/search-page';
import type { ReadContext } from '../server/query';
import type { VehicleFilters } from './input';
import { shownVehicleStatus, showsVehicleStatus } from './shown-status';
import { VEHICLE_KIND } from './vehicle-kind';

const SORTS = {
  name: { sort: vehicles.nameKey, type: 'text', direction: 'asc', indexed: 'name_key' },
  plate: { sort: vehicles.plateKey, type: 'text', direction: 'asc', indexed: null },
  rate: { sort: vehicles.dailyRateCents, type: 'bigint', direction: 'asc', indexed: null },
  // Ids increase over time, so the index of search words is in this order too.
  newest: { sort: vehicles.id, type: 'uuid', direction: 'desc', indexed: 'record_id' },
} as const;

type Choices = Pick<VehicleFilters, 'status' | 'fuel' | 'class' | 'documents'>;

/** The conditions from a list's filters, apart from the search. */
export function vehicleCondition(ctx: ReadContext, filters: Choices): SQL | undefined {
  return and(
    eq(vehicles.tenantId, ctx.tenantId),
    isNull(vehicles.archivedAt),
    filters.status ? showsVehicleStatus(ctx.tenantId, filters.status) : undefined,
    filters.fuel ? eq(vehicles.fuelType, filters.fuel) : undefined,
    filters.class ? eq(vehicles.classId, filters.class) : undefined,
    expiryCondition(ctx, [vehicles.insuranceExpiresOn, vehicles.registrationExpiresOn], filters.documents),
  );
}

/** One page of the fleet, with the derived status of each vehicle. */
export async function listVehicles(
  ctx: ReadContext,
  filters: Omit<VehicleFilters, 'size'> & { size: number },
  search = prepareSearch(ctx, VEHICLE_KIND, filters.q),
) {
  const { indexed, ...sort } = SORTS[filters.sort];
  const options = { ...sort, id: vehicles.id, cursor: filters.cursor, pageSize: filters.size };
  const pages = keyset(options);
  const found = await search;
  const filtered = filters.status || filters.fuel || filters.class || filters.documents;
  const rows = await searchPage(found, {
    pages: options,
    condition: vehicleCondition(ctx, filters),
    indexed: filtered ? null : indexed,
    read: (where) =>
      ctx.tx
        .select({ ...LISTED, sortKey: pages.sortKey })
        .from(vehicles)
        .leftJoin(
          vehicleClasses,
          and(eq(vehicleClasses.tenantId, vehicles.tenantId), eq(vehicleClasses.id, vehicles.classId)),
        )
        .where(found ? where : sql`${where} ${ONE_PLAN}`)
        .orderBy(...pages.orderBy)
        .limit(pages.limit),
  });
  return pages.page(rows);
}

const LISTED = {
  id: vehicles.id,
  make: vehicles.make,
  model: vehicles.model,
  year: vehicles.year,
  plate: vehicles.plate,
  vin: vehicles.vin,
  color: vehicles.color,
  seats: vehicles.seats,
  transmission: vehicles.transmission,
  condition: vehicles.condition,
  className: sql<string | null>`${vehicleClasses.name}`,
  dailyRateCents: vehicles.dailyRateCents,
  weeklyRateCents: vehicles.weeklyRateCents,
  monthlyRateCents: vehicles.monthlyRateCents,
  odometerKm: vehicles.odometerKm,
  fuelType: vehicles.fuelType,
  insuranceExpiresOn: vehicles.insuranceExpiresOn,
  registrationExpiresOn: vehicles.registrationExpiresOn,
  purchasePriceCents: vehicles.purchasePriceCents,
  purchasedOn: vehicles.purchasedOn,
  status: shownVehicleStatus,
};
