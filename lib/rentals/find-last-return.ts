import 'server-only';
import { and, eq, max } from 'drizzle-orm';
import { rentals } from '@/db/schema/rentals';
import type { ReadContext } from '../server/query';

/**
 * When a vehicle last came back from a completed rental; null if it never did. Another agreement can't begin earlier,
 * or two would have the vehicle at one moment (docs/rules.md §6).
 */
export async function findLastReturn(ctx: ReadContext, vehicleId: string): Promise<Date | null> {
  const [row] = await ctx.tx
    .select({ at: max(rentals.returnedAt) })
    .from(rentals)
    .where(and(eq(rentals.tenantId, ctx.tenantId), eq(rentals.vehicleId, vehicleId), eq(rentals.status, 'completed')));
  return row?.at ?? null;
}
