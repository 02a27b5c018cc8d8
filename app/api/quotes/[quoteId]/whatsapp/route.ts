import { AppError } from '@/lib/errors';
import { getQuote } from '@/lib/quotes/get-quote';
import { quoteMessage } from '@/lib/quotes/quote-message';
import { answering } from '@/lib/server/answering';
import { readAsMember } from '@/lib/server/context';
import { query } from '@/lib/server/query';
import { getTenantSettings } from '@/lib/tenants/get-tenant-settings';
import { whatsappLink } from '@/lib/whatsapp-link';

const of = { caller: 'member', permission: 'reservations.view', status: 303, answer: 'nothing' } as const;

/** Leads to a chat with whom the quote is for, with its lines ready to send. */
export const GET = answering(of, async (_request, { quoteId = '' }) => {
  const link = await readAsMember((member) =>
    query(member, 'reservations.view', async (ctx) => {
      const [record, settings] = await Promise.all([getQuote(ctx, quoteId), getTenantSettings(ctx)]);
      const { phone } = record.receiver;
      if (!phone) throw new AppError('record_not_found');
      return whatsappLink(phone, quoteMessage(record, { company: ctx.tenant.name, ...settings }).text);
    }),
  );
  return Response.redirect(link, 303);
});
