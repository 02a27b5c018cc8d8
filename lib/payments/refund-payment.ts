import 'server-only';
import { and, eq } from 'drizzle-orm';
import type { z } from 'zod';
import { depositApplications, payments } from '@/db/schema/payments';
import { AppError } from '../errors';
import { newId } from '../id';
import { usdToHtgCents } from '../money';
import { command, type WriteContext } from '../server/command';
import { getTenantSettings } from '../tenants/get-tenant-settings';
import { assertRefundable, refundableCents } from './balance';
import { getLedger } from './get-ledger';
import { RefundPaymentInput } from './input';
import { lockRental } from './lock-rental';
import { recordPayment } from './record-payment';
import { refundedGourdes } from './refunded-gourdes';

/**
 * Refunds money. The refund names the original payment and never exceeds what is left of it (docs/rules.md §6). Gourdes
 * are given back in gourdes, at the payment's own rate.
 */
export const refundPayment = command(
  { name: 'payments.refund', permission: 'payments.refund', input: RefundPaymentInput },
  async (ctx, input) => {
    const [payment] = await ctx.tx
      .select()
      .from(payments)
      .where(and(eq(payments.tenantId, ctx.tenantId), eq(payments.id, input.paymentId)));
    if (!payment?.rentalId) throw new AppError('record_not_found');
    await lockRental(ctx, payment.rentalId);
    const { ledger, balance } = await getLedger(ctx, payment.rentalId);
    const line = ledger.payments.find((other) => other.id === payment.id);
    if (!line) throw new AppError('record_not_found');
    assertRefundable(line, ledger, input.amountCents);
    const refundedCents = payment.amountCents - refundableCents(line, ledger.payments);
    const handed = await handedOut(ctx, { ...payment, refundedCents }, input);
    if (line.kind === 'deposit')
      await takeBackApplied(ctx, payment.rentalId, input.amountCents - balance.depositHeldCents);
    return recordPayment(ctx, {
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
  },
);

/**
 * If a deposit paid charges that were removed later, that part is no longer a payment. It is held again and can be
 * refunded.
 */
async function takeBackApplied(ctx: WriteContext, rentalId: string, amountCents: number): Promise<void> {
  if (amountCents <= 0) return;
  const row = { tenantId: ctx.tenantId, id: newId(), rentalId, amountCents: -amountCents };
  await ctx.tx.insert(depositApplications).values({ ...row, appliedAt: ctx.now, appliedBy: ctx.member.id });
  ctx.record({ entity: 'deposit_application', entityId: row.id, before: null, after: row });
}

type Paid = Pick<typeof payments.$inferSelect, 'amountCents' | 'receivedHtgCents' | 'htgRate'> & {
  refundedCents: number;
};
type Refund = z.output<typeof RefundPaymentInput>;

/**
 * The gourdes handed out with their rate: that of the payment if it was in gourdes, else the company's. Throws
 * `quote_changed` if the clerk saw another rate.
 */
async function handedOut(ctx: WriteContext, paid: Paid, { currency, amountCents, htgRate: shown }: Refund) {
  const { receivedHtgCents, htgRate } = paid;
  const inGourdes = receivedHtgCents !== null && htgRate !== null;
  if (currency === 'USD' && !inGourdes) return {};
  const rate = inGourdes ? htgRate : (await getTenantSettings(ctx)).htgRate;
  if (currency === 'USD' || rate === null)
    throw new AppError('validation_error', { fields: { currency: 'invalid_value' } });
  if (Number(shown) !== Number(rate)) throw new AppError('quote_changed');
  if (inGourdes)
    return { receivedHtgCents: refundedGourdes({ ...paid, receivedHtgCents, htgRate }, amountCents), htgRate };
  return { receivedHtgCents: usdToHtgCents(amountCents, Number(rate)), htgRate: rate };
}
