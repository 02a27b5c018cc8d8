import 'server-only';
import { type SQL, sql } from 'drizzle-orm';
import { startOfLocalDay } from '../dates';
import { noShowAt } from '../no-show-at';
import type { CompanyRead } from '../server/query';
import type { DayFilters } from './input';

/**
 * Which rows of `reservations`, named `s`, go out on a local day, and which rows of `rentals`, named `r`, come back. Today's
 * include those that should have before and have not.
 */
export function ofDay(ctx: CompanyRead, day: DayFilters['day']): { goesOut: SQL; comesBack: SQL } {
  const { timeZone } = ctx.tenant;
  const from = startOfLocalDay(ctx.now, timeZone, day === 'today' ? 0 : 1);
  const until = startOfLocalDay(ctx.now, timeZone, day === 'today' ? 1 : 2);
  const within = (at: SQL) =>
    sql`${at} < ${until.toISOString()}::timestamptz ${day === 'today' ? sql`` : sql`and ${at} >= ${from.toISOString()}::timestamptz`}`;
  return {
    goesOut: sql`s.tenant_id = ${ctx.tenantId} and s.status = 'confirmed'
      and ${noShowAt} > ${ctx.now.toISOString()}::timestamptz and ${within(sql`s.pickup_at`)}`,
    comesBack: sql`r.tenant_id = ${ctx.tenantId} and r.status = 'active' and ${within(sql`r.due_at`)}`,
  };
}
