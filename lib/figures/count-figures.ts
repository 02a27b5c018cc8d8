import 'server-only';
import { sql } from 'drizzle-orm';
import { readOwnerParts } from '../owners/read-owner-parts';
import { vehicleDays } from '../rentals/vehicle-days';
import { inScope } from '../reports/in-scope';
import type { ReadContext } from '../server/query';
import { daysOf } from './days-of';
import { type FigureScope, pastOf } from './figure-scope';
import type { Counted } from './figures-of';
import { listRevenue } from './list-revenue';
import { vehicleMoves } from './vehicle-moves';

/** Everything that the figures of a period are made of, with its days' revenue and what each owner gets. */
export async function countFigures(ctx: ReadContext, scope: FigureScope) {
  const { tenantId } = ctx;
  const past = pastOf(scope);
  const one = async (query: ReturnType<typeof sql>) => {
    const [row] = await ctx.tx.execute<Record<string, string | null>>(query);
    return (name: string) => Number(row?.[name] ?? 0);
  };
  const [days, fleet, rentals, reservations, moves, owners] = await Promise.all([
    listRevenue(ctx, scope, 'day'),
    one(sql`select sum(days) as days, sum(days_out) as days_out from (${vehicleDays(tenantId, past)}) d`),
    one(sql`select count(*) as count, sum(extract(epoch from coalesce(returned_at, due_at) - pickup_at)) / 86400 as days
      from rentals where tenant_id = ${tenantId} and status in ('active', 'completed') and ${inScope(sql`pickup_at`, scope)}`),
    one(sql`select count(*) filter (where status = 'no_show') as no_shows, count(*) filter (where status = 'converted') as kept
      from reservations where tenant_id = ${tenantId} and status in ('no_show', 'converted')
        and ${inScope(sql`pickup_at`, scope)}`),
    one(sql`select sum(cents) filter (where kind = 'income') as income, sum(cents) filter (where kind <> 'income') as cost,
        sum(cents) filter (where kind = 'maintenance') as maintenance
      from (${vehicleMoves(ctx, scope)}) m`),
    readOwnerParts(ctx, daysOf(scope)),
  ]);
  const counted: Counted = {
    revenueCents: days.totalCents,
    fleetDays: fleet('days'),
    daysOut: fleet('days_out'),
    rentals: rentals('count'),
    rentalDays: rentals('days'),
    noShows: reservations('no_shows'),
    kept: reservations('kept'),
    maintenanceCents: moves('maintenance'),
    incomeCents: moves('income'),
    costCents: moves('cost') + owners.reduce((sum, { cents }) => sum + cents, 0),
  };
  return { counted, days, owners };
}
