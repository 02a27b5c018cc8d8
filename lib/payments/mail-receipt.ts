import 'server-only';
import { and, eq } from 'drizzle-orm';
import { customers } from '@/db/schema/customers';
import { payments } from '@/db/schema/payments';
import { DAY_MS } from '../durations';
import { AppError } from '../errors';
import { newId } from '../id';
import { hasMailServer } from '../mail/has-mail-server';
import { orderMail } from '../outbox/order-mail';
import { sendOrdered } from '../outbox/send-ordered';
import { withAttached } from '../papers/with-attached';
import { command, type WriteContext } from '../server/command';
import { getReceiptData } from './get-receipt-data';
import { IssueReceiptInput } from './input';
import { issueReceipt } from './issue-receipt';
import { receiptMessage } from './receipt-message';

/**
 * Mails a customer the receipt of a payment, in their language, once the transaction is committed. It is tried for a day. Throws
 * `customer_without_email`, and `invalid_transition` if the payment is voided.
 */
export const mailReceipt = command(
  { name: 'payments.mail_receipt', permission: 'payments.collect', input: IssueReceiptInput },
  async (ctx, { paymentId }) => {
    const { to, voidedAt } = await readReceiver(ctx, paymentId);
    if (voidedAt) throw new AppError('invalid_transition', { params: { from: 'voided', to: 'mailed' } });
    if (!to) throw new AppError('customer_without_email');
    await issueReceipt(ctx, { paymentId });
    const data = await getReceiptData(ctx, paymentId, '');
    const message = receiptMessage(data, ctx.tenant.name);
    const { tenantId } = ctx;
    const id = await orderMail(ctx, {
      ...{ key: `receipt:${newId()}`, memberId: ctx.member.id, paymentId, recipient: to },
      ...{ subject: message.subject, body: withAttached(message.text, data.locale) },
      expiresAt: new Date(ctx.now.getTime() + DAY_MS),
    });
    if (id) ctx.afterCommit(() => sendOrdered({ tenantId, id }));
    ctx.record({ entity: 'payment', entityId: paymentId, before: null, after: { mailedTo: to } });
    return { id: paymentId, to, mailed: hasMailServer() };
  },
);

async function readReceiver(ctx: WriteContext, paymentId: string) {
  const [found] = await ctx.tx
    .select({ to: customers.email, voidedAt: payments.voidedAt })
    .from(payments)
    .innerJoin(customers, and(eq(customers.tenantId, payments.tenantId), eq(customers.id, payments.customerId)))
    .where(and(eq(payments.tenantId, ctx.tenantId), eq(payments.id, paymentId)));
  if (!found) throw new AppError('record_not_found');
  return found;
}
