import 'server-only';
import { and, sql } from 'drizzle-orm';
import { drivers } from '@/db/schema/drivers';
import { bounded, type Tally, tallied } from '../lists/tally';
import { prepareSearch, type Search } from '../search/search';
import { inFound } from '../search/search-page';
import type { ReadContext } from '../server/query';
import { DRIVER_KIND } from './driver-kind';
import type { DriverFilters } from './input';
import { driverCondition } from './list-drivers';

/** How many drivers match a list's search and filters, and how many of them have rentals. */
export async function tallyDriversByRentals(
  ctx: ReadContext,
  filters: Pick<DriverFilters, 'q' | 'kind' | 'license'>,
  search: Promise<Search | null> = prepareSearch(ctx, DRIVER_KIND, filters.q),
): Promise<Record<DriverFilters['rentals'], Tally>> {
  const sought = await search;
  const counted = (rentals: DriverFilters['rentals']) => {
    const condition = and(driverCondition(ctx, { ...filters, rentals }), sought ? inFound(sought) : undefined);
    return bounded(sql`select 1 from ${drivers} where ${condition}`);
  };
  const [row] = await ctx.tx.execute<{ all: number; with: number }>(
    sql`select ${counted('all')} as "all", ${counted('with')} as "with"`,
  );
  return { all: tallied(row?.all ?? 0), with: tallied(row?.with ?? 0) };
}
