import 'server-only';
import { and, eq } from 'drizzle-orm';
import { rentals } from '@/db/schema/rentals';
import { isId } from '../id';
import type { ReadContext } from '../server/query';

/**
 * The reservation from which a draft was made: its hold does not stand against its own agreement. Null if there is none,
 * also for a draft that is not saved yet.
 */
export async function findOwnReservation(ctx: ReadContext, draftId: unknown): Promise<string | null> {
  if (!isId(draftId)) return null;
  const [row] = await ctx.tx
    .select({ id: rentals.reservationId })
    .from(rentals)
    .where(and(eq(rentals.tenantId, ctx.tenantId), eq(rentals.id, draftId), eq(rentals.status, 'draft')));
  return row?.id ?? null;
}
