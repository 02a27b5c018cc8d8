import 'server-only';
import { sql } from 'drizzle-orm';
import { readOwnerParts } from '../owners/read-owner-parts';
import type { ReadContext } from '../server/query';
import { daysOf } from './days-of';
import type { FigureScope } from './figure-scope';
import { readPaidFor } from './read-paid-for';
import { COST_KINDS, type CostKind } from './values';
import { vehicleSource } from './vehicle-source';

/** How many vehicles a screen shows. An export has all. */
export const MOST_VEHICLES = 50;

export interface VehicleFigures {
  id: string;
  name: string;
  plate: string;
  fleetDays: number;
  daysOut: number;
  incomeCents: number;
  costCents: number;
  profitCents: number;
  priceCents: number | null;
  paidSince: string | null;
  stillCents: number | null;
}

/** What the vehicles earned in a period, those that earned most first, with the sums of the whole fleet. */
export async function listVehicleFigures(ctx: ReadContext, scope: FigureScope) {
  const [owners, paidFor] = await Promise.all([readOwnerParts(ctx, daysOf(scope)), readPaidFor(ctx)]);
  const { columns, rows, sums } = vehicleSource(scope, { owners, paidFor });
  const value = (name: string) => columns[name]?.value ?? sql`null`;
  const kinds = sql.join(
    COST_KINDS.map((kind) => sql`${kind}::text, sum(${value(kind)})::bigint`),
    sql`, `,
  );
  const [listed, [all]] = await Promise.all([
    ctx.tx.execute<Record<string, string | null>>(sql`
      select v.id, v.make || ' ' || v.model as name, v.plate, ${value('fleetDays')} as fleet_days, ${value('daysOut')} as days_out,
        ${value('income')} as income, ${sums.cost} as cost, ${value('profit')} as profit, ${value('price')} as price,
        ${value('paidSince')} as paid_since, ${value('stillToEarn')} as still
      ${rows} order by 8 desc, v.name_key, v.id limit ${MOST_VEHICLES}`),
    ctx.tx.execute<Record<string, unknown>>(sql`
      select count(*)::int as count, sum(d.days) as fleet_days, sum(d.days_out) as days_out, sum(${value('income')})::bigint as income,
        jsonb_build_object(${kinds}) as costs, count(*) filter (where v.purchase_price_cents is not null)::int as priced,
        count(o.paid_since)::int as paid
      ${rows}`),
  ]);
  const costs = Object.fromEntries(
    Object.entries((all?.costs ?? {}) as Record<CostKind, number | null>).filter(([, cents]) => cents),
  ) as Partial<Record<CostKind, number>>;
  return {
    vehicles: listed.map(
      (row): VehicleFigures => ({
        ...{ id: String(row.id), name: String(row.name), plate: String(row.plate) },
        ...{ fleetDays: Number(row.fleet_days), daysOut: Number(row.days_out) },
        ...{ incomeCents: Number(row.income), costCents: Number(row.cost), profitCents: Number(row.profit) },
        priceCents: row.price === null ? null : Number(row.price),
        paidSince: row.paid_since ?? null,
        stillCents: row.still === null ? null : Number(row.still),
      }),
    ),
    fleet: {
      count: Number(all?.count ?? 0),
      ...{ fleetDays: Number(all?.fleet_days ?? 0), daysOut: Number(all?.days_out ?? 0) },
      ...{ priced: Number(all?.priced ?? 0), paid: Number(all?.paid ?? 0) },
      incomeCents: Number(all?.income ?? 0),
      costs,
      costCents: Object.values(costs).reduce((sum, cents) => sum + cents, 0),
    },
  };
}
