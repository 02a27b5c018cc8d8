import 'server-only';
import { sql } from 'drizzle-orm';
import { ONE_PLAN } from '@/db/one-plan';
import { startOfLocalDay } from '../dates';
import { vehicleDays } from '../rentals/vehicle-days';
import type { ReadContext } from '../server/query';

const DAYS = 30;

/** The use of the fleet in the last 30 local days up to now, from 0 to 1; null if there was no vehicle (docs/rules.md §13). */
export async function getPeriodUse(ctx: ReadContext): Promise<{ days: number; share: number | null }> {
  const from = startOfLocalDay(ctx.now, ctx.tenant.timeZone, 1 - DAYS);
  const [row] = await ctx.tx.execute<{ days: string | null; days_out: string | null }>(
    sql`${ONE_PLAN} select sum(days) as days, sum(days_out) as days_out from (${vehicleDays(ctx.tenantId, { from, until: ctx.now })}) d`,
  );
  const days = Number(row?.days ?? 0);
  return { days: DAYS, share: days === 0 ? null : Number(row?.days_out ?? 0) / days };
}
