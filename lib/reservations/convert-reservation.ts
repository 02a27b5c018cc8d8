import 'server-only';
import { and, eq, isNull } from 'drizzle-orm';
import { vehicleAllocations } from '@/db/schema/allocations';
import { reservations } from '@/db/schema/reservations';
import type { WriteContext } from '../server/command';

/**
 * Closes a reservation whose agreement is being signed, and releases its vehicle, inside the caller's transaction. One
 * that was closed before stays as it is.
 */
export async function convertReservation(ctx: WriteContext, reservationId: string): Promise<void> {
  const converted = await ctx.tx
    .update(reservations)
    .set({ status: 'converted', closedAt: ctx.now, updatedAt: ctx.now })
    .where(
      and(
        eq(reservations.tenantId, ctx.tenantId),
        eq(reservations.id, reservationId),
        eq(reservations.status, 'confirmed'),
      ),
    )
    .returning({ id: reservations.id });
  if (converted.length === 0) return;
  await ctx.tx
    .update(vehicleAllocations)
    .set({ releasedAt: ctx.now })
    .where(
      and(
        eq(vehicleAllocations.tenantId, ctx.tenantId),
        eq(vehicleAllocations.reservationId, reservationId),
        isNull(vehicleAllocations.releasedAt),
      ),
    );
  ctx.record({
    action: 'reservations.convert',
    entity: 'reservation',
    entityId: reservationId,
    before: { status: 'confirmed' },
    after: { status: 'converted' },
  });
}
