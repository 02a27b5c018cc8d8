import 'server-only';
import { and, count, eq, inArray, isNull, max, ne, type SQL, sql } from 'drizzle-orm';
import { drivers } from '@/db/schema/drivers';
import { rentalDrivers, rentals } from '@/db/schema/rentals';
import { keyset } from '../server/keyset';
import type { ReadContext } from '../server/query';
import { searchCondition } from '../server/search-condition';
import type { DriverFilters } from './input';

const SORTS = {
  name: { sort: drivers.nameKey, type: 'text', direction: 'asc' },
  newest: { sort: drivers.createdAt, type: 'timestamptz', direction: 'desc' },
} as const;

function condition(ctx: ReadContext, filters: Pick<DriverFilters, 'q' | 'kind' | 'rentals'>) {
  return and(
    eq(drivers.tenantId, ctx.tenantId),
    isNull(drivers.archivedAt),
    searchCondition(drivers.searchText, filters.q),
    filters.kind ? eq(drivers.kind, filters.kind) : undefined,
    filters.rentals === 'with' ? inArray(drivers.id, withRentals(ctx)) : undefined,
  );
}

/** Those who stand on an agreement that was not called off. */
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

/** One page of drivers, each with the number of its rentals and the day on which the last of them began. */
export async function listDrivers(ctx: ReadContext, filters: DriverFilters) {
  const pages = keyset({ ...SORTS[filters.sort], id: drivers.id, cursor: filters.cursor, pageSize: filters.size });
  const rows = await ctx.tx
    .select({
      id: drivers.id,
      fullName: drivers.fullName,
      kind: drivers.kind,
      phone: drivers.phone,
      licenseNumber: drivers.licenseNumber,
      licenseExpiresOn: drivers.licenseExpiresOn,
      sortKey: pages.sortKey,
    })
    .from(drivers)
    .where(pages.where(condition(ctx, filters)))
    .orderBy(...pages.orderBy)
    .limit(pages.limit);
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

/** Rentals that were not called off, counted for all these drivers by one statement. */
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

export async function countDrivers(ctx: ReadContext, filters: DriverFilters): Promise<number> {
  const [row] = await ctx.tx.select({ value: count() }).from(drivers).where(condition(ctx, filters));
  return row?.value ?? 0;
}

/** How many drivers the search and the kind leave, and how many of them have rentals. */
export async function countDriversByRentals(ctx: ReadContext, filters: Pick<DriverFilters, 'q' | 'kind'>) {
  const [row] = await ctx.tx
    .select({
      all: count(),
      with: sql<number>`count(*) filter (where ${inArray(drivers.id, withRentals(ctx))})::int`,
    })
    .from(drivers)
    .where(condition(ctx, { ...filters, rentals: 'all' }));
  return row ?? { all: 0, with: 0 };
}
