import 'server-only';
import { and, eq, sql } from 'drizzle-orm';
import { reservations } from '@/db/schema/reservations';
import { closeNoShows } from '../allocations/close-no-shows';
import { releaseAllocation } from '../allocations/release-allocation';
import type { WriteContext } from '../server/command';

/**
 * Closes a reservation whose agreement is being signed, and releases its vehicle, inside the caller's transaction. One
 * that was closed before stays as it is. An expired one is a no-show, whether a job has closed it yet or not.
 */
export async function convertReservation(ctx: WriteContext, reservationId: string): Promise<void> {
  await closeNoShows(ctx, sql`s.id = ${reservationId}`);
  const converted = await ctx.tx
    .update(reservations)
    .set({ status: 'converted', pencilled: false, closedAt: ctx.now, updatedAt: ctx.now })
    .where(
      and(
        eq(reservations.tenantId, ctx.tenantId),
        eq(reservations.id, reservationId),
        eq(reservations.status, 'confirmed'),
      ),
    )
    .returning({ id: reservations.id });
  if (converted.length === 0) return;
  await releaseAllocation(ctx, { kind: 'reservation', id: reservationId });
  ctx.record({
    action: 'reservations.convert',
    entity: 'reservation',
    entityId: reservationId,
    before: { status: 'confirmed' },
    after: { status: 'converted' },
  });
}
