import 'server-only';
import type { z } from 'zod';
import type { payments } from '@/db/schema/payments';
import { AppError } from '../errors';
import { usdToHtgCents } from '../money';
import { command, type WriteContext } from '../server/command';
import { getTenantSettings } from '../tenants/get-tenant-settings';
import { assertRate } from './assert-rate';
import { assertRefundable, atAmount, refundableCents } from './balance';
import { RefundPaymentInput } from './input';
import { lockPayment } from './lock-payment';
import { recordPayment } from './record-payment';
import { refundedGourdes } from './refunded-gourdes';
import { renewVoucher } from './renew-voucher';
import { reservationRefundableCents } from './reservation-limits';
import { takeBackDeposit } from './take-back-deposit';

/**
 * Refunds money. The refund names the original payment and never exceeds what is left of it, nor, on a closed reservation,
 * what its fee leaves (docs/rules.md §6). Gourdes are given back in gourdes, at the payment's own rate.
 */
export const refundPayment = command(
  { name: 'payments.refund', permission: 'payments.refund', input: RefundPaymentInput },
  async (ctx, input) => {
    const { payment, owner, reserved, ledger, balance } = await lockPayment(ctx, input.paymentId);
    const line = ledger.payments.find((other) => other.id === payment.id);
    if (!line) throw new AppError('record_not_found');
    assertRefundable(line, ledger, input.amountCents);
    const leftCents = refundableCents(line, ledger.payments);
    if (reserved && input.amountCents > reservationRefundableCents(line.kind, leftCents, { status: reserved, balance }))
      throw atAmount('refund_exceeds_fee');
    const handed = await handedOut(ctx, { ...payment, refundedCents: payment.amountCents - leftCents }, input);
    if (owner && line.kind === 'deposit')
      await takeBackDeposit(ctx, owner, input.amountCents - balance.depositHeldCents);
    const refund = await recordPayment(ctx, {
      kind: 'refund',
      rentalId: payment.rentalId,
      reservationId: payment.reservationId,
      customerId: payment.customerId,
      refundedPaymentId: payment.id,
      amountCents: input.amountCents,
      method: input.method,
      currency: input.currency,
      reference: input.reference,
      notes: input.notes,
      ...handed,
    });
    await renewVoucher(ctx, payment);
    return refund;
  },
);

type Paid = Pick<typeof payments.$inferSelect, 'amountCents' | 'receivedHtgCents' | 'htgRate'> & {
  refundedCents: number;
};
type Refund = z.output<typeof RefundPaymentInput>;

/**
 * The gourdes handed out with their rate: that of the payment if it was in gourdes, else the company's. Throws
 * `rate_changed` if the clerk saw another rate.
 */
async function handedOut(ctx: WriteContext, paid: Paid, { currency, amountCents, htgRate: shown }: Refund) {
  const { receivedHtgCents, htgRate } = paid;
  const inGourdes = receivedHtgCents !== null && htgRate !== null;
  if (currency === 'USD' && !inGourdes) return {};
  const rate = inGourdes ? htgRate : (await getTenantSettings(ctx)).htgRate;
  if (currency === 'USD' || rate === null)
    throw new AppError('validation_error', { fields: { currency: 'invalid_value' } });
  assertRate(shown, rate);
  if (inGourdes)
    return { receivedHtgCents: refundedGourdes({ ...paid, receivedHtgCents, htgRate }, amountCents), htgRate };
  return { receivedHtgCents: usdToHtgCents(amountCents, Number(rate)), htgRate: rate };
}
