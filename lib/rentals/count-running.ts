import 'server-only';
import { and, eq, sql } from 'drizzle-orm';
import { ONE_PLAN } from '@/db/one-plan';
import { rentals } from '@/db/schema/rentals';
import { startOfLocalDay } from '../dates';
import type { ReadContext } from '../server/query';

/** How many rentals are out and in time, overdue, and due today, whether late by now or not. */
export async function countRunning(ctx: ReadContext): Promise<{ active: number; overdue: number; dueToday: number }> {
  const at = (moment: Date) => sql`${moment.toISOString()}::timestamptz`;
  const day = (days: number) => at(startOfLocalDay(ctx.now, ctx.tenant.timeZone, days));
  const due = rentals.dueAt;
  const [row] = await ctx.tx
    .select({
      active: sql<number>`${ONE_PLAN} (count(*) filter (where ${due} >= ${at(ctx.now)}))::int`,
      overdue: sql<number>`(count(*) filter (where ${due} < ${at(ctx.now)}))::int`,
      dueToday: sql<number>`(count(*) filter (where ${due} >= ${day(0)} and ${due} < ${day(1)}))::int`,
    })
    .from(rentals)
    .where(and(eq(rentals.tenantId, ctx.tenantId), eq(rentals.status, 'active')));
  return row ?? { active: 0, overdue: 0, dueToday: 0 };
}
