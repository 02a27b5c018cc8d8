import 'server-only';
import { type SQL, sql } from 'drizzle-orm';
import type { OwnerPart } from '../owners/read-owner-parts';
import { vehicleDays } from '../rentals/vehicle-days';
import type { ReportColumn, ReportSource } from '../reports/report-source';
import { type FigureScope, pastOf } from './figure-scope';
import type { PaidFor } from './read-paid-for';
import { COST_KINDS, type CostKind } from './values';
import { vehicleMoves } from './vehicle-moves';

/** The messages that name the kinds of cost. */
const KIND_NAMES: Record<CostKind, string> = {
  maintenance: 'figures.column.maintenance',
  fuel: 'figures.column.fuel',
  washing: 'figures.column.washing',
  insurance: 'figures.column.insurance',
  registration: 'figures.column.registration',
  fine: 'figures.column.fine',
  toll: 'figures.column.toll',
  other: 'figures.column.other',
  owner: 'figures.column.owner',
};

/** What only the rules of owners and of purchases can say, by vehicle. */
interface Ruled {
  owners: readonly OwnerPart[];
  paidFor: ReadonlyMap<string, PaidFor>;
}

/** The vehicles that were in the fleet or moved money in a period, each with its days, income, costs by kind and profit. */
export function vehicleSource(scope: FigureScope, ruled: Ruled): ReportSource {
  const cost = (kind: CostKind) =>
    kind === 'owner' ? sql`coalesce(o.owner_cents, 0)` : sql`coalesce(m.${sql.raw(kind)}, 0)`;
  const costs: SQL = sql.join(COST_KINDS.map(cost), sql` + `);
  const income = sql`coalesce(m.income, 0)`;
  const money = (heading: string, value: SQL): ReportColumn => ({ heading, type: 'money', value });
  const text = (heading: string, value: SQL): ReportColumn => ({ heading, type: 'text', value });
  const days = (value: SQL) => sql`round(${value}::numeric, 2)`;
  return {
    columns: {
      make: text('reports.column.make', sql`v.make`),
      model: text('reports.column.model', sql`v.model`),
      plate: text('reports.column.plate', sql`v.plate`),
      class: text('reports.column.class', sql`c.name`),
      fleetDays: { heading: 'figures.column.fleet_days', type: 'decimal', value: days(sql`d.days`) },
      daysOut: { heading: 'figures.column.days_out', type: 'decimal', value: days(sql`d.days_out`) },
      income: money('figures.column.income', income),
      ...Object.fromEntries(COST_KINDS.map((kind) => [kind, money(KIND_NAMES[kind], cost(kind))])),
      profit: money('figures.column.profit', sql`(${income} - (${costs}))`),
      price: money('figures.column.price', sql`v.purchase_price_cents`),
      paidSince: text('figures.column.paid_since', sql`o.paid_since`),
      stillToEarn: money('figures.column.still', sql`o.still_cents`),
    },
    rows: sql`from vehicles v
      join (${vehicleDays(scope.tenantId, pastOf(scope))}) d on d.vehicle_id = v.id
      left join vehicle_classes c on c.tenant_id = v.tenant_id and c.id = v.class_id
      left join (select vehicle_id, ${kindsOf()} from (${vehicleMoves(scope, scope)}) moves group by vehicle_id) m
        on m.vehicle_id = v.id
      left join jsonb_to_recordset(${JSON.stringify(givenOf(ruled))}::jsonb)
        as o(vehicle_id uuid, owner_cents bigint, paid_since text, still_cents bigint) on o.vehicle_id = v.id
      where v.tenant_id = ${scope.tenantId} and (d.days > 0 or m.vehicle_id is not null or o.owner_cents <> 0)`,
    order: sql`v.name_key, v.id`,
    sums: { income, cost: sql`(${costs})` },
  };
}

function kindsOf(): SQL {
  const kinds = ['income', ...COST_KINDS.filter((kind) => kind !== 'owner')];
  return sql.join(
    kinds.map((kind) => sql`sum(cents) filter (where kind = ${kind})::bigint as ${sql.raw(kind)}`),
    sql`, `,
  );
}

function givenOf({ owners, paidFor }: Ruled) {
  const ownerCents = new Map<string, number>();
  for (const { vehicleId, cents } of owners) ownerCents.set(vehicleId, (ownerCents.get(vehicleId) ?? 0) + cents);
  return [...new Set([...ownerCents.keys(), ...paidFor.keys()])].map((vehicleId) => ({
    vehicle_id: vehicleId,
    owner_cents: ownerCents.get(vehicleId) ?? 0,
    paid_since: paidFor.get(vehicleId)?.since ?? null,
    still_cents: paidFor.get(vehicleId)?.stillCents ?? null,
  }));
}
