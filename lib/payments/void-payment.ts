import 'server-only';
import { and, eq, isNull } from 'drizzle-orm';
import { payments } from '@/db/schema/payments';
import { AppError } from '../errors';
import { command, type WriteContext } from '../server/command';
import { voidRefusal } from './balance';
import { getLedger } from './get-ledger';
import { VoidPaymentInput } from './input';
import { lockRental } from './lock-rental';

/** Cancels a payment recorded by mistake. The line stays visible with who, when and why (docs/rules.md §6). */
export const voidPayment = command(
  { name: 'payments.void', permission: 'payments.void', input: VoidPaymentInput },
  async (ctx, input) => {
    const thisPayment = and(eq(payments.tenantId, ctx.tenantId), eq(payments.id, input.paymentId));
    const [payment] = await ctx.tx.select().from(payments).where(thisPayment);
    if (!payment) throw new AppError('record_not_found');
    if (payment.rentalId) {
      await lockRental(ctx, payment.rentalId);
      await assertVoidable(ctx, payment.rentalId, payment.id);
    }
    const after = { voidedAt: ctx.now, voidedBy: ctx.member.id, voidedReason: input.reason };
    const changed = await ctx.tx
      .update(payments)
      .set(after)
      .where(and(thisPayment, isNull(payments.voidedAt)))
      .returning({ id: payments.id });
    if (changed.length === 0) throw new AppError('invalid_transition', { params: { from: 'voided', to: 'voided' } });
    ctx.record({ entity: 'payment', entityId: payment.id, before: payment, after: { ...payment, ...after } });
    return { id: payment.id, number: payment.number };
  },
);

async function assertVoidable(ctx: WriteContext, rentalId: string, paymentId: string): Promise<void> {
  const { ledger } = await getLedger(ctx, rentalId);
  const refusal = voidRefusal(paymentId, ledger);
  if (refusal) throw new AppError(refusal);
}
