import 'server-only';
import { DAY_MS } from '../durations';
import { AppError } from '../errors';
import { newId } from '../id';
import { hasMailServer } from '../mail/has-mail-server';
import { orderMail } from '../outbox/order-mail';
import { sendOrdered } from '../outbox/send-ordered';
import { command } from '../server/command';
import { getTenantSettings } from '../tenants/get-tenant-settings';
import { getQuote } from './get-quote';
import { MailQuoteInput } from './input';
import { quoteMessage } from './quote-message';

/**
 * Mails a quote's text to its customer, in their language, once the transaction is committed. It is tried for a day, and
 * no longer than the quote is valid. Throws `customer_without_email`, `quote_taken` and `quote_expired`.
 */
export const mailQuote = command(
  { name: 'quotes.mail', permission: 'reservations.edit', input: MailQuoteInput },
  async (ctx, { quoteId }) => {
    const [record, settings] = await Promise.all([getQuote(ctx, quoteId), getTenantSettings(ctx)]);
    if (record.status !== 'open') throw new AppError(`quote_${record.status}`);
    const to = record.receiver.email;
    if (!to) throw new AppError('customer_without_email');
    const message = quoteMessage(record, { company: ctx.tenant.name, ...settings });
    const { tenantId } = ctx;
    const id = await orderMail(ctx, {
      key: `quote:${newId()}`,
      memberId: ctx.member.id,
      quoteId,
      recipient: to,
      subject: message.subject,
      body: message.text,
      expiresAt: new Date(Math.min(ctx.now.getTime() + DAY_MS, record.quote.validUntil.getTime())),
    });
    if (id) ctx.afterCommit(() => sendOrdered({ tenantId, id }));
    ctx.record({ entity: 'quote', entityId: quoteId, before: null, after: { mailedTo: to } });
    return { id: quoteId, to, mailed: hasMailServer() };
  },
);
