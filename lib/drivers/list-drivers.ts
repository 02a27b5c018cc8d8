import 'server-only';
import { and, count, eq, inArray, isNull, max, ne, type SQL } from 'drizzle-orm';
import { drivers } from '@/db/schema/drivers';
import { rentalDrivers, rentals } from '@/db/schema/rentals';
import { expiryCondition } from '../lists/expiry-condition';
import { keyset } from '../lists/keyset';
import { prepareSearch } from '../search/search';
import { searchPage } from '../search/search-page';
import type { ReadContext } from '../server/query';
import { DRIVER_KIND } from './driver-kind';
import type { DriverFilters } from './input';

const SORTS = {
  name: { sort: drivers.nameKey, type: 'text', direction: 'asc', indexed: 'name_key' },
  // Ids increase over time, so the index of search words is in this order too.
  newest: { sort: drivers.id, type: 'uuid', direction: 'desc', indexed: 'record_id' },
} as const;

/** The conditions from a list's filters, apart from the search. */
export function driverCondition(ctx: ReadContext, filters: Pick<DriverFilters, 'kind' | 'license' | 'rentals'>) {
  return and(
    eq(drivers.tenantId, ctx.tenantId),
    isNull(drivers.archivedAt),
    filters.kind ? eq(drivers.kind, filters.kind) : undefined,
    filters.rentals === 'with' ? inArray(drivers.id, withRentals(ctx)) : undefined,
    expiryCondition(ctx, [drivers.licenseExpiresOn], filters.license),
  );
}

/** Drivers named on an agreement that was not cancelled. */
function withRentals(ctx: ReadContext) {
  return ctx.tx
    .select({ id: rentalDrivers.driverId })
    .from(rentalDrivers)
    .innerJoin(rentals, ofRental())
    .where(and(eq(rentalDrivers.tenantId, ctx.tenantId), ne(rentals.status, 'cancelled')));
}

function ofRental(): SQL | undefined {
  return and(eq(rentals.tenantId, rentalDrivers.tenantId), eq(rentals.id, rentalDrivers.rentalId));
}

/** One page of drivers, each with the number of rentals and the start of the latest one. */
export async function listDrivers(
  ctx: ReadContext,
  filters: Omit<DriverFilters, 'size'> & { size: number },
  search = prepareSearch(ctx, DRIVER_KIND, filters.q),
) {
  const { indexed, ...sort } = SORTS[filters.sort];
  const options = { ...sort, id: drivers.id, cursor: filters.cursor, pageSize: filters.size };
  const pages = keyset(options);
  const filtered = filters.kind || filters.license || filters.rentals !== 'all';
  const rows = await searchPage(await search, {
    pages: options,
    condition: driverCondition(ctx, filters),
    indexed: filtered ? null : indexed,
    read: (where) =>
      ctx.tx
        .select({ ...LISTED, sortKey: pages.sortKey })
        .from(drivers)
        .where(where)
        .orderBy(...pages.orderBy)
        .limit(pages.limit),
  });
  const page = pages.page(rows);
  const figures = await rentalFigures(
    ctx,
    page.rows.map(({ id }) => id),
  );
  return {
    ...page,
    rows: page.rows.map((row) => ({ ...row, ...(figures.get(row.id) ?? { rentals: 0, lastRentalAt: null }) })),
  };
}

/** Rentals that were not cancelled, counted for all these drivers in one statement. */
async function rentalFigures(ctx: ReadContext, driverIds: string[]) {
  if (driverIds.length === 0) return new Map<string, { rentals: number; lastRentalAt: Date | null }>();
  const rows = await ctx.tx
    .select({ driverId: rentalDrivers.driverId, rentals: count(), lastRentalAt: max(rentals.pickupAt) })
    .from(rentalDrivers)
    .innerJoin(rentals, ofRental())
    .where(
      and(
        eq(rentalDrivers.tenantId, ctx.tenantId),
        inArray(rentalDrivers.driverId, driverIds),
        ne(rentals.status, 'cancelled'),
      ),
    )
    .groupBy(rentalDrivers.driverId);
  return new Map(rows.map(({ driverId, ...figures }) => [driverId, figures]));
}

const LISTED = {
  id: drivers.id,
  fullName: drivers.fullName,
  kind: drivers.kind,
  phone: drivers.phone,
  email: drivers.email,
  dateOfBirth: drivers.dateOfBirth,
  licenseNumber: drivers.licenseNumber,
  licenseExpiresOn: drivers.licenseExpiresOn,
  idCardNumber: drivers.idCardNumber,
};
