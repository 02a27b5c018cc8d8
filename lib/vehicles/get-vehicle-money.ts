import 'server-only';
import { type SQL, sql } from 'drizzle-orm';
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
 * Of a rental with several vehicles, each has its share by the time that the customer had it.
 * Cost is the cost of maintenance tickets and their service logs, even of cancelled tickets.
 */
export async function getVehicleMoney(ctx: ReadContext, vehicleId: string) {
  const { tenantId } = ctx;
  const { timeZone } = ctx.tenant;
  const rows = await ctx.tx.execute<{ month: string; income: string; cost: string }>(sql`
    select to_char(at at time zone ${timeZone}, 'YYYY-MM') as month, sum(income)::bigint as income, sum(cost)::bigint as cost
    from (
      select c.created_at as at, ${shareCents(ctx.now)} as income, 0 as cost
      from (${partsOf(tenantId, vehicleId)}) r join charges c on c.tenant_id = ${tenantId} and c.rental_id = r.rental_id
      where c.waived_at is null and c.kind <> 'tax'
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

/** The parts of rentals for which a vehicle was with a customer. `from_at` and `until_at` are null for a rental's own ends. */
function partsOf(tenantId: string, vehicleId: string): SQL {
  return sql`
    select r.id as rental_id, r.pickup_at, r.due_at, r.returned_at, r.vehicle_since as from_at, null::timestamptz as until_at
    from rentals r where r.tenant_id = ${tenantId} and r.vehicle_id = ${vehicleId}
    union all
    select r.id, r.pickup_at, r.due_at, r.returned_at, nullif(l.left_at, first.left_at), l.back_at
    from rental_legs l
    join rentals r on r.tenant_id = l.tenant_id and r.id = l.rental_id
    cross join lateral (select min(f.left_at) as left_at from rental_legs f
      where f.tenant_id = l.tenant_id and f.rental_id = l.rental_id) first
    where l.tenant_id = ${tenantId} and l.vehicle_id = ${vehicleId}`;
}

/**
 * A vehicle's share of a charge. What fell to it by its end less what had fallen to others before is rounded the same way
 * for all, so that the shares add up to the charge.
 */
function shareCents(now: Date): SQL {
  const end = sql`coalesce(r.returned_at, greatest(r.due_at, ${now.toISOString()}::timestamptz))`;
  const upTo = (at: SQL) => sql`round(c.amount_cents * greatest(0, least(1,
    extract(epoch from ${at} - r.pickup_at) / greatest(1, extract(epoch from ${end} - r.pickup_at)))))`;
  return sql`(case when r.until_at is null then c.amount_cents else ${upTo(sql`r.until_at`)} end
    - case when r.from_at is null then 0 else ${upTo(sql`r.from_at`)} end)`;
}
