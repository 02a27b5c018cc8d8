import 'server-only';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { payments } from '@/db/schema/payments';
import { reservations } from '@/db/schema/reservations';
import { closeNoShows } from '../allocations/close-no-shows';
import { releaseAllocation } from '../allocations/release-allocation';
import type { WriteContext } from '../server/command';
import { assertNothingPaid } from './assert-nothing-paid';

interface HandOver {
  reservationId: string;
  rentalId: string;
  customerId: string;
}

/**
 * Closes a reservation whose agreement is being signed, releases its vehicle and gives its payments to the rental, inside
 * the caller's transaction. One that was closed before stays as it is, with its money. An expired one is a no-show, whether
 * a job has closed it yet or not. Throws `reservation_paid` if another customer has paid on it.
 */
export async function convertReservation(ctx: WriteContext, handOver: HandOver): Promise<void> {
  const { reservationId, rentalId } = handOver;
  await closeNoShows(ctx, sql`s.id = ${reservationId}`);
  const [converted] = await ctx.tx
    .update(reservations)
    .set({ status: 'converted', pencilled: false, closedAt: ctx.now, updatedAt: ctx.now })
    .where(
      and(
        eq(reservations.tenantId, ctx.tenantId),
        eq(reservations.id, reservationId),
        eq(reservations.status, 'confirmed'),
      ),
    )
    .returning({ customerId: reservations.customerId });
  if (!converted) return;
  if (converted.customerId !== handOver.customerId) await assertNothingPaid(ctx, reservationId);
  await releaseAllocation(ctx, { kind: 'reservation', id: reservationId });
  const moved = await ctx.tx
    .update(payments)
    .set({ rentalId })
    .where(
      and(eq(payments.tenantId, ctx.tenantId), eq(payments.reservationId, reservationId), isNull(payments.rentalId)),
    )
    .returning({ number: payments.number });
  ctx.record({
    action: 'reservations.convert',
    entity: 'reservation',
    entityId: reservationId,
    before: { status: 'confirmed' },
    after: { status: 'converted', ...(moved.length > 0 && { rentalId, payments: moved.map(({ number }) => number) }) },
  });
}
