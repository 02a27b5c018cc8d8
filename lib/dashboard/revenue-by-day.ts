import 'server-only';
import { sql } from 'drizzle-orm';
import { localDay, startOfLocalDay } from '../dates';
import type { ReadContext } from '../server/query';
import { type DayRevenue, REVENUE_DAYS } from './figures';

/**
 * The revenue from rentals on each of the last fourteen local days, oldest first: payments minus refunds, and deposits
 * once they are applied. A held deposit is the customer's money and never revenue (docs/rules.md §8).
 */
export async function revenueByDay(ctx: ReadContext): Promise<DayRevenue[]> {
  const { tenantId, now } = ctx;
  const { timeZone } = ctx.tenant;
  const count = 2 * REVENUE_DAYS;
  const since = startOfLocalDay(now, timeZone, 1 - count).toISOString();
  const rows = await ctx.tx.execute<{ day: string; cents: string }>(sql`
    select to_char(at at time zone ${timeZone}, 'YYYY-MM-DD') as day, sum(cents)::bigint as cents
    from (
      select p.received_at as at, case when p.kind = 'refund' then -p.amount_cents else p.amount_cents end as cents
      from payments p
      left join payments returned on returned.tenant_id = p.tenant_id and returned.id = p.refunded_payment_id
      where p.tenant_id = ${tenantId} and p.voided_at is null and p.received_at >= ${since}::timestamptz
        and p.kind <> 'deposit' and returned.kind is distinct from 'deposit'
      union all
      select applied_at, amount_cents from deposit_applications
      where tenant_id = ${tenantId} and applied_at >= ${since}::timestamptz
    ) moves
    group by 1`);
  const byDay = new Map(rows.map((row) => [row.day, Number(row.cents)]));
  return Array.from({ length: count }, (_, index) => {
    const day = localDay(startOfLocalDay(now, timeZone, index + 1 - count), timeZone);
    return { day, cents: byDay.get(day) ?? 0 };
  });
}
