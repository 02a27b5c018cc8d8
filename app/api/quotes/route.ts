import { createQuote } from '@/lib/quotes/create-quote';
import { QuoteFilters } from '@/lib/quotes/input';
import { countQuotes, listQuotes } from '@/lib/quotes/list-quotes';
import { route, routeQuery } from '@/lib/server/route';

export const GET = routeQuery('reservations.view', async (ctx, { search }) => {
  const filters = QuoteFilters.parse(Object.fromEntries(search));
  const [page, counts] = await Promise.all([listQuotes(ctx, filters), countQuotes(ctx, filters)]);
  return { ...page, total: counts[filters.tab] };
});
export const POST = route(createQuote, 201);
