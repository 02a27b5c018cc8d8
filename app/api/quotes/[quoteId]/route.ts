import { checkQuote } from '@/lib/quotes/check-quote';
import { getQuote } from '@/lib/quotes/get-quote';
import { routeQuery } from '@/lib/server/route-query';

/** A quote and, while it is open, what it would cost now and what is taken. */
export const GET = routeQuery('reservations.view', null, async (ctx, { params }) => {
  const record = await getQuote(ctx, params.quoteId ?? '');
  return { ...record, now: record.status === 'open' ? await checkQuote(ctx, record) : null };
});
