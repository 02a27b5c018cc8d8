import 'server-only';
import { and, sql } from 'drizzle-orm';
import { ONE_PLAN } from '@/db/one-plan';
import { vehicles } from '@/db/schema/vehicles';
import { bounded, type Tally, tallied } from '../lists/tally';
import { prepareSearch, type Search } from '../search/search';
import { countFound, inFound } from '../search/search-page';
import type { ReadContext } from '../server/query';
import type { VehicleFilters } from './input';
import { vehicleCondition } from './list-vehicles';
import { SHOWN_STATUSES, type ShownVehicleStatus } from './values';
import { VEHICLE_KIND } from './vehicle-kind';

type VehicleTallies = { all: Tally } & Partial<Record<ShownVehicleStatus, Tally>>;

const ANY = { status: null, fuel: null, class: null, documents: null };

/** How many vehicles match a list's search and filters. */
export async function tallyVehicles(
  ctx: ReadContext,
  filters: VehicleFilters,
  search: Promise<Search | null> = prepareSearch(ctx, VEHICLE_KIND, filters.q),
): Promise<Tally> {
  const sought = await search;
  const condition = and(vehicleCondition(ctx, filters), sought ? inFound(sought) : undefined);
  const total = bounded(sql`select 1 from ${vehicles} where ${condition}`);
  const [row] = await ctx.tx.execute<{ total: number }>(sql`select ${total} as total`);
  return tallied(row?.total ?? 0);
}

/** A list's counts: the vehicles in each status, and those that match its search and all its filters. */
export async function tallyVehicleList(ctx: ReadContext, filters: VehicleFilters, search: Search | null) {
  const counts = await tallyVehiclesByStatus(ctx, search);
  const told = filters.fuel || filters.class || filters.documents ? undefined : counts[filters.status ?? 'all'];
  return { counts, total: told ?? (await tallyVehicles(ctx, filters, Promise.resolve(search))) };
}

/** The search results in each status. If there are too many results to count, only their total. */
export async function tallyVehiclesByStatus(ctx: ReadContext, search: Search | null): Promise<VehicleTallies> {
  if (search) {
    const [found] = await ctx.tx.execute<{ total: number }>(sql`select ${countFound(search)} as total`);
    const all = tallied(found?.total ?? 0);
    if (search.many || all.more) return { all: { ...all, more: true } };
  }
  const within = search ? inFound(search) : undefined;
  const counts = SHOWN_STATUSES.map(
    (status) =>
      sql`${bounded(sql`select 1 from ${vehicles} where ${and(vehicleCondition(ctx, { ...ANY, status }), within)}`)} as ${sql.identifier(status)}`,
  );
  const plan = search ? sql`` : ONE_PLAN;
  const [row] = await ctx.tx.execute<Record<ShownVehicleStatus, number>>(
    sql`${plan} select ${sql.join(counts, sql`, `)}`,
  );
  const of = (status: ShownVehicleStatus) => tallied(row?.[status] ?? 0);
  const tallies = {
    available: of('available'),
    rented: of('rented'),
    reserved: of('reserved'),
    maintenance: of('maintenance'),
    inactive: of('inactive'),
  };
  const each = Object.values(tallies);
  const sum = tallied(each.reduce((total, { count }) => total + count, 0));
  return { all: { count: sum.count, more: sum.more || each.some(({ more }) => more) }, ...tallies };
}
