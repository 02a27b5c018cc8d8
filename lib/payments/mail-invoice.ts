import 'server-only';
import { DAY_MS } from '../durations';
import { AppError } from '../errors';
import { newId } from '../id';
import { hasMailServer } from '../mail/has-mail-server';
import { orderMail } from '../outbox/order-mail';
import { sendOrdered } from '../outbox/send-ordered';
import { withAttached } from '../papers/with-attached';
import { getRental } from '../rentals/get-rental';
import { command } from '../server/command';
import { findCurrentInvoice } from './find-current-invoice';
import { getLedger } from './get-ledger';
import { MailInvoiceInput } from './input';
import { invoiceMessage } from './invoice-message';

/**
 * Mails a customer the invoice of their rental, in their language, once the transaction is committed. It is tried for a day.
 * Throws `invalid_transition` while the rental has no invoice that counts, and `customer_without_email`.
 */
export const mailInvoice = command(
  { name: 'payments.mail_invoice', permission: 'rentals.return', input: MailInvoiceInput },
  async (ctx, { rentalId }) => {
    const { customer, vehicle } = await getRental(ctx, rentalId);
    const invoice = await findCurrentInvoice(ctx, rentalId);
    if (!invoice || !customer || !vehicle) throw new AppError('invalid_transition');
    const to = customer.email;
    if (!to) throw new AppError('customer_without_email');
    const { balance } = await getLedger(ctx, rentalId);
    const message = invoiceMessage({
      locale: customer.language,
      company: ctx.tenant.name,
      customer: customer.fullName,
      number: invoice.number,
      vehicle: `${vehicle.make} ${vehicle.model}`,
      balance,
    });
    const { tenantId } = ctx;
    const id = await orderMail(ctx, {
      key: `invoice:${newId()}`,
      memberId: ctx.member.id,
      rentalId,
      invoiceId: invoice.id,
      recipient: to,
      subject: message.subject,
      body: withAttached(message.text, customer.language),
      expiresAt: new Date(ctx.now.getTime() + DAY_MS),
    });
    if (id) ctx.afterCommit(() => sendOrdered({ tenantId, id }));
    ctx.record({
      entity: 'rental',
      entityId: rentalId,
      before: null,
      after: { mailedTo: to, invoice: invoice.number },
    });
    return { id: rentalId, to, mailed: hasMailServer() };
  },
);
