import 'server-only';
import { and, eq, isNull } from 'drizzle-orm';
import { payments } from '@/db/schema/payments';
import { payFeeFromDeposit } from '../allocations/pay-fee-from-deposit';
import { AppError } from '../errors';
import { command } from '../server/command';
import { voidRefusal } from './balance';
import { keepDrawerOpen } from './enter-drawer';
import { VoidPaymentInput } from './input';
import { lockPayment } from './lock-payment';
import { renewVoucher } from './renew-voucher';

/**
 * Cancels a payment recorded by mistake. The line stays visible with who, when and why (docs/rules.md §6). One whose drawer is
 * counted stays as it is: its correction is a refund, dated now. Throws `payment_closed`.
 */
export const voidPayment = command(
  { name: 'payments.void', permission: 'payments.void', input: VoidPaymentInput },
  async (ctx, input) => {
    const { payment, reserved, ledger } = await lockPayment(ctx, input.paymentId);
    const refusal = voidRefusal(payment.id, ledger);
    if (refusal) throw new AppError(refusal);
    await keepDrawerOpen(ctx, payment.drawerId);
    const thisPayment = and(eq(payments.tenantId, ctx.tenantId), eq(payments.id, payment.id));
    const after = { voidedAt: ctx.now, voidedBy: ctx.member.id, voidedReason: input.reason };
    const changed = await ctx.tx
      .update(payments)
      .set(after)
      .where(and(thisPayment, isNull(payments.voidedAt)))
      .returning({ id: payments.id });
    if (changed.length === 0) throw new AppError('invalid_transition', { params: { from: 'voided', to: 'voided' } });
    const { rentalId, reservationId } = payment;
    // The deposit pays a fee that has lost its payment.
    if (reserved && reservationId) await payFeeFromDeposit(ctx, { reservationId, by: ctx.member.id });
    await renewVoucher(ctx, { rentalId, reservationId });
    ctx.record({ entity: 'payment', entityId: payment.id, before: payment, after: { ...payment, ...after } });
    return { id: payment.id, number: payment.number };
  },
);
