import 'server-only';
import { and, eq } from 'drizzle-orm';
import { reservations } from '@/db/schema/reservations';
import { chargeFee } from '../allocations/charge-fee';
import { releaseAllocation } from '../allocations/release-allocation';
import { AppError } from '../errors';
import { command } from '../server/command';
import { assertTransition } from '../state-machine';
import { getTenantSettings } from '../tenants/get-tenant-settings';
import { orderEvent } from '../webhooks/order-event';
import { cancellationFee } from './cancellation-fee';
import { CancelReservationInput } from './input';
import { lockReservation } from './lock-reservation';
import { orderVoucher } from './order-voucher';
import { statusNow } from './shown-status';
import { RESERVATION_TRANSITIONS } from './values';

/**
 * Cancels a reservation with a reason, releases what it holds and charges the fee. That is what the company's rule says
 * now; throws `quote_changed` if the clerk has seen another one. What was paid stays in the ledger to be refunded.
 */
export const cancelReservation = command(
  { name: 'reservations.cancel', permission: 'reservations.edit', input: CancelReservationInput },
  async (ctx, { reservationId, reason, expectedFeeCents }) => {
    const before = await lockReservation(ctx, reservationId);
    assertTransition(RESERVATION_TRANSITIONS, statusNow(before, ctx.now), 'cancelled');
    const settings = await getTenantSettings(ctx);
    const feeCents = cancellationFee({ ...before, ...settings }, ctx.now);
    if (feeCents !== expectedFeeCents) throw new AppError('quote_changed', { details: { feeCents } });
    const after = { status: 'cancelled' as const, closedReason: reason, feeCents };
    await ctx.tx
      .update(reservations)
      .set({ ...after, closedAt: ctx.now, updatedAt: ctx.now })
      .where(and(eq(reservations.tenantId, ctx.tenantId), eq(reservations.id, reservationId)));
    await releaseAllocation(ctx, { kind: 'reservation', id: reservationId });
    await chargeFee(ctx, { reservationId, kind: 'cancellation_fee', amountCents: feeCents, by: ctx.member.id });
    await orderVoucher(ctx, reservationId, settings);
    await orderEvent(ctx, 'reservation.cancelled', {
      ...{ reservationId, number: before.number, status: 'cancelled', customerId: before.customerId },
      ...{ vehicleId: before.pencilled ? null : before.vehicleId, classId: before.classId },
      ...{ pickupAt: before.pickupAt, dueAt: before.dueAt, totalCents: before.totalCents, feeCents },
    });
    ctx.record({ entity: 'reservation', entityId: reservationId, before: { status: before.status }, after });
    return { id: reservationId, feeCents };
  },
);
