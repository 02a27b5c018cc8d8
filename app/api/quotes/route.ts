import { createQuote } from '@/lib/quotes/create-quote';
import { QuoteFilters } from '@/lib/quotes/input';
import { countQuotes, listQuotes } from '@/lib/quotes/list-quotes';
import { route } from '@/lib/server/route';
import { routeList } from '@/lib/server/route-query';

export const GET = routeList('reservations.view', QuoteFilters, async (ctx, { asked: filters }) => {
  const [page, counts] = await Promise.all([listQuotes(ctx, filters), countQuotes(ctx, filters)]);
  return { ...page, total: counts[filters.tab] };
});
export const POST = route(createQuote, 201);
