import 'server-only';
import { sql } from 'drizzle-orm';
import type { ReadContext } from '../server/query';
import type { DayFilters } from './input';
import { ofDay } from './of-day';

/** How many vehicles go out and come back on a local day, counted as `listMovements` lists them. */
export async function countMovements(ctx: ReadContext, day: DayFilters['day']): Promise<number> {
  const { goesOut, comesBack } = ofDay(ctx, day);
  const [row] = await ctx.tx.execute<{ count: number }>(sql`
    select (select count(*) from reservations s where ${goesOut})::int
      + (select count(*) from rentals r where ${comesBack})::int as count`);
  return row?.count ?? 0;
}
