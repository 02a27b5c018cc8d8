import 'server-only';
import { and, eq, gt, inArray, isNotNull, lt, or } from 'drizzle-orm';
import { rentalDrivers, rentals } from '@/db/schema/rentals';
import type { ReadContext } from '../server/query';

interface Period {
  from: Date;
  until: Date;
}

/**
 * For each of these drivers, the rental they are on in that period. Assumption: this is only a warning, because a
 * driver may be named on two agreements, and a chauffeur may be replaced during a day.
 */
export async function findBusyDrivers(ctx: ReadContext, driverIds: string[], period: Period) {
  if (driverIds.length === 0) return new Map<string, string>();
  const rows = await ctx.tx
    .select({ driverId: rentalDrivers.driverId, number: rentals.number })
    .from(rentalDrivers)
    .innerJoin(rentals, and(eq(rentals.tenantId, rentalDrivers.tenantId), eq(rentals.id, rentalDrivers.rentalId)))
    .where(
      and(
        eq(rentalDrivers.tenantId, ctx.tenantId),
        inArray(rentalDrivers.driverId, driverIds),
        eq(rentals.status, 'active'),
        isNotNull(rentals.number),
        lt(rentals.pickupAt, period.until),
        // An overdue vehicle keeps its driver.
        or(gt(rentals.dueAt, period.from), lt(rentals.dueAt, ctx.now)),
      ),
    );
  return new Map(rows.map(({ driverId, number }) => [driverId, number ?? '']));
}
