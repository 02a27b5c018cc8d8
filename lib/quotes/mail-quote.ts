import 'server-only';
import { AppError } from '../errors';
import { sendMail } from '../mail/send-mail';
import { command } from '../server/command';
import { getTenantSettings } from '../tenants/get-tenant-settings';
import { getQuote } from './get-quote';
import { MailQuoteInput } from './input';
import { quoteMessage } from './quote-message';

/**
 * Mails a quote's text to its customer, in their language, once the transaction is committed. Throws
 * `customer_without_email`, `quote_taken` and `quote_expired`.
 */
export const mailQuote = command(
  { name: 'quotes.mail', permission: 'reservations.edit', input: MailQuoteInput },
  async (ctx, { quoteId }) => {
    const [record, settings] = await Promise.all([getQuote(ctx, quoteId), getTenantSettings(ctx)]);
    if (record.status !== 'open') throw new AppError(`quote_${record.status}`);
    const to = record.receiver.email;
    if (!to) throw new AppError('customer_without_email');
    const message = quoteMessage(record, { company: ctx.tenant.name, ...settings });
    ctx.afterCommit(() => sendMail({ to, ...message }));
    ctx.record({ entity: 'quote', entityId: quoteId, before: null, after: { mailedTo: to } });
    return { id: quoteId, to };
  },
);
