import 'server-only';
import { and, eq, gte, inArray, isNull, or, sql } from 'drizzle-orm';
import { rentalLegs, rentals } from '@/db/schema/rentals';
import { DAY_MS } from '../durations';
import type { ReadContext } from '../server/query';
import { daysOut, type Outing, type Use } from './days-out';

export const USE_DAYS = [30, 90, 365] as const;

/**
 * The share of the last 30, 90 and 365 days that a vehicle was rented out. Assumption: a window starts when the vehicle
 * was added or first went out, if later, and ends when it was archived. A new car is then not counted as idle before it
 * came.
 */
export async function getVehicleUse(
  ctx: ReadContext,
  vehicle: { id: string; createdAt: Date; archivedAt: Date | null },
): Promise<(Use & { window: number })[]> {
  const until = vehicle.archivedAt ?? ctx.now;
  const longest = new Date(until.getTime() - Math.max(...USE_DAYS) * DAY_MS);
  const swapped = ctx.tx
    .select({ from: rentalLegs.leftAt, until: rentalLegs.backAt })
    .from(rentalLegs)
    .where(
      and(eq(rentalLegs.tenantId, ctx.tenantId), eq(rentalLegs.vehicleId, vehicle.id), gte(rentalLegs.backAt, longest)),
    );
  const kept = ctx.tx
    .select({
      from: sql<Date | null>`coalesce(${rentals.vehicleSince}, ${rentals.pickupAt})`.mapWith(rentals.pickupAt),
      until: rentals.returnedAt,
    })
    .from(rentals)
    .where(
      and(
        eq(rentals.tenantId, ctx.tenantId),
        eq(rentals.vehicleId, vehicle.id),
        inArray(rentals.status, ['active', 'completed']),
        or(isNull(rentals.returnedAt), gte(rentals.returnedAt, longest)),
      ),
    );
  const rows = (await Promise.all([kept, swapped])).flat();
  const outings = rows.flatMap(({ from, until }): Outing[] => (from ? [{ from, until }] : []));
  const known = Math.min(vehicle.createdAt.getTime(), ...outings.map(({ from }) => from.getTime()));
  return USE_DAYS.map((window) => ({
    window,
    ...daysOut(outings, { from: new Date(Math.max(until.getTime() - window * DAY_MS, known)), until }),
  }));
}
