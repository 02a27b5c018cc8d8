import 'server-only';
import { AppError } from '../errors';
import { cancelReservation } from '../reservations/cancel-reservation';
import { command, type WriteContext } from '../server/command';
import { SettleCancellationInput } from './input';
import { lockPayment } from './lock-payment';
import { readLedger } from './read-ledger';
import { refundParts } from './refund-parts';
import { refundPayment } from './refund-payment';
import { toRefundCents } from './reservation-limits';

/**
 * Cancels a reservation and, where a manager says so, gives back what was paid less the fee, in one transaction. Each
 * payment goes back as it came: by its method, gourdes as gourdes. Without that, it stays to be refunded. Throws
 * `quote_changed` if something else is to be given back than the clerk has seen.
 */
export const settleCancellation = command(
  { name: 'reservations.settle_cancellation', permission: 'reservations.edit', input: SettleCancellationInput },
  async (ctx, { refund, expectedRefundCents, ...input }) => {
    const { reservationId } = input;
    // That locks the reservation, as payments do, so nothing changes from here on.
    const { feeCents } = await cancelReservation(ctx, input);
    const { ledger, balance } = await readLedger(ctx, { reservationId });
    const toRefund = toRefundCents(balance);
    if ((expectedRefundCents ?? toRefund) !== toRefund)
      throw new AppError('quote_changed', { details: { refundCents: toRefund } });
    const parts = refund ? refundParts(ledger, balance) : [];
    for (const part of parts) await giveBack(ctx, part.paymentId, part.amountCents);
    const after = { dueCents: balance.dueCents, toRefundCents: toRefund, refunded: parts.length > 0 };
    ctx.record({ entity: 'reservation', entityId: reservationId, before: null, after });
    return { id: reservationId, feeCents, dueCents: Math.max(0, balance.dueCents), refundCents: toRefund };
  },
);

async function giveBack(ctx: WriteContext, paymentId: string, amountCents: number): Promise<void> {
  const { payment } = await lockPayment(ctx, paymentId);
  const { method, currency, htgRate } = payment;
  await refundPayment(ctx, { paymentId, amountCents, method, currency, htgRate });
}
