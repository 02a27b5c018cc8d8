import 'server-only';
import { sql } from 'drizzle-orm';
import { can } from '../auth/permissions';
import { localDay, shiftDay } from '../dates';
import { nextMonth } from '../owners/month-days';
import { readOwnerParts } from '../owners/read-owner-parts';
import { vehicleDays } from '../rentals/vehicle-days';
import type { ReadContext } from '../server/query';
import { monthsUpTo } from '../vehicles/months';
import { paidForItself } from './paid-for-itself';
import { COST_KINDS, type CostKind } from './values';
import { vehicleMoves } from './vehicle-moves';

const MONTHS = 12;

interface Move {
  month: string;
  kind: CostKind | 'income';
  cents: number;
}

interface Earned {
  incomeCents: number;
  costCents: number;
  /** The kinds that cost anything, in cents. */
  costs: Partial<Record<CostKind, number>>;
}

interface Vehicle {
  id: string;
  purchasePriceCents: number | null;
  purchasedOn: string | null;
}

/**
 * Whether a vehicle earns, in cents: its income and its costs by kind, in the last twelve local months and in all. Also how
 * long it was out, and since when it has paid for itself. What its owner gets is a cost, up to the end of this month. Members
 * who may not see owners do not see it.
 */
export async function getVehicleEarnings(ctx: ReadContext, vehicle: Vehicle) {
  const { timeZone } = ctx.tenant;
  const today = localDay(ctx.now, timeZone);
  const always = { from: new Date(0), until: ctx.now };
  const [rows, [days], parts] = await Promise.all([
    ctx.tx.execute<{ month: string; kind: Move['kind']; cents: string }>(sql`
      select to_char(at at time zone ${timeZone}, 'YYYY-MM') as month, kind, sum(cents)::bigint as cents
      from (${vehicleMoves(ctx, { vehicleId: vehicle.id })}) moves group by 1, 2`),
    ctx.tx.execute<{ days_out: string }>(
      sql`select days_out from (${vehicleDays(ctx.tenantId, always, vehicle.id)}) days`,
    ),
    can(ctx.role, 'owners.view')
      ? readOwnerParts(ctx, { vehicleId: vehicle.id, until: shiftDay(`${nextMonth(today.slice(0, 7))}-01`, -1) })
      : [],
  ]);
  const moves = [
    ...rows.map(({ month, kind, cents }): Move => ({ month, kind, cents: Number(cents) })),
    ...parts.map(({ month, cents }): Move => ({ month, kind: 'owner', cents })),
  ];
  const year = monthsUpTo(today, MONTHS);
  const monthOf = (month: string) => ({ month, ...earned(moves.filter((move) => move.month === month)) });
  const lefts = [...new Set(moves.map(({ month }) => month))].map(monthOf).map(({ month, incomeCents, costCents }) => ({
    month,
    leftCents: incomeCents - costCents,
  }));
  const { purchasePriceCents: priceCents, purchasedOn } = vehicle;
  return {
    ...earned(moves),
    year: earned(moves.filter(({ month }) => year.includes(month))),
    months: year.map(monthOf),
    daysOut: Number(days?.days_out ?? 0),
    purchase:
      priceCents === null ? null : { priceCents, purchasedOn, ...paidForItself(lefts, { priceCents, purchasedOn }) },
  };
}

export type VehicleEarnings = Awaited<ReturnType<typeof getVehicleEarnings>>;
export type MonthMoney = VehicleEarnings['months'][number];

function earned(moves: readonly Move[]): Earned {
  const sum = (kind: Move['kind']) => moves.reduce((total, move) => total + (move.kind === kind ? move.cents : 0), 0);
  const costs: Earned['costs'] = {};
  for (const kind of COST_KINDS) if (sum(kind) !== 0) costs[kind] = sum(kind);
  return {
    incomeCents: sum('income'),
    costCents: Object.values(costs).reduce((total, cents) => total + cents, 0),
    costs,
  };
}
