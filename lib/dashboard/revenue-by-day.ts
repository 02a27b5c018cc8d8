import 'server-only';
import { sql } from 'drizzle-orm';
import { localDay, startOfLocalDay } from '../dates';
import { revenueMoves } from '../payments/revenue-moves';
import type { ReadContext } from '../server/query';
import { type DayRevenue, REVENUE_DAYS } from './figures';

/** The revenue on each of the last fourteen local days, oldest first. */
export async function revenueByDay(ctx: ReadContext): Promise<DayRevenue[]> {
  const { tenantId, now } = ctx;
  const { timeZone } = ctx.tenant;
  const count = 2 * REVENUE_DAYS;
  const from = startOfLocalDay(now, timeZone, 1 - count);
  const rows = await ctx.tx.execute<{ day: string; cents: string }>(sql`
    select to_char(at at time zone ${timeZone}, 'YYYY-MM-DD') as day, sum(cents)::bigint as cents
    from (${revenueMoves(tenantId, { from })}) moves
    group by 1`);
  const byDay = new Map(rows.map((row) => [row.day, Number(row.cents)]));
  return Array.from({ length: count }, (_, index) => {
    const day = localDay(startOfLocalDay(now, timeZone, index + 1 - count), timeZone);
    return { day, cents: byDay.get(day) ?? 0 };
  });
}
