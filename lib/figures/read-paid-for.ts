import 'server-only';
import { sql } from 'drizzle-orm';
import { localDay, shiftDay } from '../dates';
import { nextMonth } from '../owners/month-days';
import { readOwnerParts } from '../owners/read-owner-parts';
import type { ReadContext } from '../server/query';
import { type MonthLeft, paidForItself } from './paid-for-itself';
import { vehicleMoves } from './vehicle-moves';

export interface PaidFor {
  /** `2026-11`; null if it has not. */
  since: string | null;
  stillCents: number;
}

/** Since when each vehicle with a purchase price has paid for itself, by the vehicle's id. */
export async function readPaidFor(ctx: ReadContext): Promise<Map<string, PaidFor>> {
  const { tenantId } = ctx;
  const { timeZone } = ctx.tenant;
  const today = localDay(ctx.now, timeZone);
  const priced = sql`select id, purchase_price_cents, purchased_on from vehicles
    where tenant_id = ${tenantId} and purchase_price_cents is not null`;
  const [vehicles, rows, parts] = await Promise.all([
    ctx.tx.execute<{ id: string; purchase_price_cents: string; purchased_on: string | null }>(priced),
    ctx.tx.execute<{ vehicle_id: string; month: string; cents: string }>(sql`
      select m.vehicle_id, to_char(date_trunc('month', m.at at time zone ${timeZone}), 'YYYY-MM') as month,
        sum(case when m.kind = 'income' then m.cents else -m.cents end)::bigint as cents
      from (${vehicleMoves(ctx, {})}) m join (${priced}) v on v.id = m.vehicle_id group by 1, 2`),
    readOwnerParts(ctx, { until: shiftDay(`${nextMonth(today.slice(0, 7))}-01`, -1) }),
  ]);
  const months = new Map<string, MonthLeft[]>(vehicles.map(({ id }) => [id, []]));
  const lefts = new Map<string, MonthLeft>();
  const add = (vehicleId: string, month: string, cents: number) => {
    const key = `${vehicleId} ${month}`;
    const known = lefts.get(key);
    if (known) known.leftCents += cents;
    else {
      const left = { month, leftCents: cents };
      lefts.set(key, left);
      months.get(vehicleId)?.push(left);
    }
  };
  for (const { vehicle_id, month, cents } of rows) add(vehicle_id, month, Number(cents));
  for (const { vehicleId, month, cents } of parts) add(vehicleId, month, -cents);
  return new Map(
    vehicles.map(({ id, purchase_price_cents, purchased_on }) => [
      id,
      paidForItself(months.get(id) ?? [], { priceCents: Number(purchase_price_cents), purchasedOn: purchased_on }),
    ]),
  );
}
