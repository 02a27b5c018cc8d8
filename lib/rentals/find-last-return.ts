import 'server-only';
import { and, eq, max } from 'drizzle-orm';
import { rentalLegs, rentals } from '@/db/schema/rentals';
import type { ReadContext } from '../server/query';

/**
 * When a vehicle last came back from a completed rental, or was swapped for another one; null if it never did. Another agreement can't begin earlier,
 * or two would have the vehicle at one moment (docs/rules.md §6).
 */
export async function findLastReturn(ctx: ReadContext, vehicleId: string): Promise<Date | null> {
  const [[returned], [swapped]] = await Promise.all([
    ctx.tx
      .select({ at: max(rentals.returnedAt) })
      .from(rentals)
      .where(
        and(eq(rentals.tenantId, ctx.tenantId), eq(rentals.vehicleId, vehicleId), eq(rentals.status, 'completed')),
      ),
    ctx.tx
      .select({ at: max(rentalLegs.backAt) })
      .from(rentalLegs)
      .where(and(eq(rentalLegs.tenantId, ctx.tenantId), eq(rentalLegs.vehicleId, vehicleId))),
  ]);
  const back = [returned?.at, swapped?.at].filter((at) => at instanceof Date);
  return back.toSorted((one, other) => one.getTime() - other.getTime()).at(-1) ?? null;
}
