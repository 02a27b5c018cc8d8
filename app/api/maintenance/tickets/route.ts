import { TicketFilters } from '@/lib/maintenance/input';
import { countTickets, listTickets } from '@/lib/maintenance/list-tickets';
import { openTicket } from '@/lib/maintenance/open-ticket';
import { route, routeQuery } from '@/lib/server/route';

export const GET = routeQuery('maintenance.view', async (ctx, { search }) => {
  const filters = TicketFilters.parse(Object.fromEntries(search));
  const [page, counts] = await Promise.all([listTickets(ctx, filters), countTickets(ctx, filters)]);
  return { ...page, total: counts[filters.tab] };
});
export const POST = route(openTicket, 201);
