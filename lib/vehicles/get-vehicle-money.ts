import 'server-only';
import { sql } from 'drizzle-orm';
import { localDay } from '../dates';
import type { ReadContext } from '../server/query';
import { monthsUpTo } from './months';

const MONTHS = 12;

export interface MonthMoney {
  /** `2026-11`, in the company's time zone. */
  month: string;
  incomeCents: number;
  costCents: number;
}

/**
 * A vehicle's income and cost in the last twelve local months and in total, in cents. Assumption: income is what was
 * charged and not waived, in the month of the charge, whether paid or not. Tax belongs to the state and does not count.
 * Cost is the cost of maintenance tickets and their service logs, even of cancelled tickets.
 */
export async function getVehicleMoney(ctx: ReadContext, vehicleId: string) {
  const { tenantId } = ctx;
  const { timeZone } = ctx.tenant;
  const rows = await ctx.tx.execute<{ month: string; income: string; cost: string }>(sql`
    select to_char(at at time zone ${timeZone}, 'YYYY-MM') as month, sum(income)::bigint as income, sum(cost)::bigint as cost
    from (
      select c.created_at as at, c.amount_cents as income, 0 as cost
      from rentals r join charges c on c.tenant_id = r.tenant_id and c.rental_id = r.id
      where r.tenant_id = ${tenantId} and r.vehicle_id = ${vehicleId} and c.waived_at is null and c.kind <> 'tax'
      union all
      select started_at, 0, cost_cents from maintenance_tickets
      where tenant_id = ${tenantId} and vehicle_id = ${vehicleId}
      union all
      select l.logged_at, 0, l.cost_cents
      from maintenance_tickets t join service_log_entries l on l.tenant_id = t.tenant_id and l.ticket_id = t.id
      where t.tenant_id = ${tenantId} and t.vehicle_id = ${vehicleId}
    ) moves
    group by 1`);
  const byMonth = new Map(
    rows.map(({ month, income, cost }) => [month, { income: Number(income), cost: Number(cost) }]),
  );
  const months = monthsUpTo(localDay(ctx.now, timeZone), MONTHS).map((month): MonthMoney => {
    const sums = byMonth.get(month);
    return { month, incomeCents: sums?.income ?? 0, costCents: sums?.cost ?? 0 };
  });
  const all = [...byMonth.values()];
  return {
    months,
    incomeCents: all.reduce((sum, { income }) => sum + income, 0),
    costCents: all.reduce((sum, { cost }) => sum + cost, 0),
  };
}
