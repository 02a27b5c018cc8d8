import 'server-only';
import { gte, sql } from 'drizzle-orm';
import { tenants } from '@/db/schema/tenants';
import { localDay, shiftMonths } from '../dates';
import { PLATFORM_ZONE } from '../platform-zone';
import type { AdminContext } from '../server/admin-context';
import { operatorQuery } from '../server/operator-query';

const MONTHS = 12;

/** How many companies came in each of the past twelve months and this one, oldest first; also those that left since. */
export function getPlatformGrowth(ctx: AdminContext): Promise<{ month: string; signUps: number }[]> {
  const thisMonth = `${localDay(ctx.now, PLATFORM_ZONE).slice(0, 7)}-01`;
  const months = Array.from({ length: MONTHS + 1 }, (_, index) => shiftMonths(thisMonth, index - MONTHS));
  const month = sql<string>`to_char(${tenants.createdAt} at time zone ${sql.raw(`'${PLATFORM_ZONE}'`)}, 'YYYY-MM-01')`;
  const [first = thisMonth] = months;
  return operatorQuery(ctx, 'tenants.view', async (tx) => {
    const rows = await tx
      .select({ month, signUps: sql<number>`count(*)::int` })
      .from(tenants)
      .where(gte(month, first))
      .groupBy(month);
    const counted = new Map(rows.map((row) => [row.month, row.signUps]));
    return months.map((day) => ({ month: day, signUps: counted.get(day) ?? 0 }));
  });
}
