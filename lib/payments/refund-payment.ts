import 'server-only';
import { and, eq } from 'drizzle-orm';
import { depositApplications, payments } from '@/db/schema/payments';
import { AppError } from '../errors';
import { newId } from '../id';
import { usdToHtgCents } from '../money';
import { command, type WriteContext } from '../server/command';
import { getTenantSettings } from '../tenants/get-tenant-settings';
import { assertRefundable } from './balance';
import { getLedger } from './get-ledger';
import { RefundPaymentInput } from './input';
import { lockRental } from './lock-rental';
import { recordPayment } from './record-payment';

/** Refunds money. The refund names the original payment and never exceeds what is left of it (docs/rules.md §6). */
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
      ...(input.currency === 'HTG' && gourdes(input.amountCents, (await getTenantSettings(ctx)).htgRate)),
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

function gourdes(amountCents: number, rate: string | null) {
  if (rate === null) throw new AppError('validation_error', { fields: { currency: 'invalid_value' } });
  return { receivedHtgCents: usdToHtgCents(amountCents, Number(rate)), htgRate: rate };
}
