import 'server-only';
import { DAY_MS } from '../durations';
import { AppError } from '../errors';
import { newId } from '../id';
import { hasMailServer } from '../mail/has-mail-server';
import { orderMail } from '../outbox/order-mail';
import { sendOrdered } from '../outbox/send-ordered';
import { withAttached } from '../papers/with-attached';
import { command } from '../server/command';
import { billMessage } from './bill-message';
import { getInvoiceRecord } from './get-invoice-record';
import { SendInvoiceInput } from './input';

/**
 * Mails a customer a proforma, an invoice or a credit note, in their language, once the transaction is committed. It is tried for
 * a day. Throws `customer_without_email`.
 */
export const sendInvoice = command(
  { name: 'invoices.mail', permission: 'invoices.issue', input: SendInvoiceInput },
  async (ctx, { invoiceId }) => {
    const { invoice, customer, leftCents } = await getInvoiceRecord(ctx, invoiceId);
    const to = customer.email;
    if (!to) throw new AppError('customer_without_email');
    const { timeZone, name: company } = ctx.tenant;
    const message = billMessage({ ...invoice, leftCents, timeZone, company });
    const { tenantId } = ctx;
    const id = await orderMail(ctx, {
      ...{ key: `bill:${newId()}`, memberId: ctx.member.id, invoiceId, recipient: to },
      ...{ subject: message.subject, body: withAttached(message.text, invoice.locale) },
      expiresAt: new Date(ctx.now.getTime() + DAY_MS),
    });
    if (id) ctx.afterCommit(() => sendOrdered({ tenantId, id }));
    ctx.record({ entity: 'invoice', entityId: invoiceId, before: null, after: { mailedTo: to } });
    return { id: invoiceId, to, mailed: hasMailServer() };
  },
);
