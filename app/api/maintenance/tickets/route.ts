import { TicketFilters } from '@/lib/maintenance/input';
import { countTickets, listTickets } from '@/lib/maintenance/list-tickets';
import { openTicket } from '@/lib/maintenance/open-ticket';
import { route } from '@/lib/server/route';
import { routeList } from '@/lib/server/route-query';

export const GET = routeList('maintenance.view', TicketFilters, async (ctx, { asked: filters }) => {
  const [page, counts] = await Promise.all([listTickets(ctx, filters), countTickets(ctx, filters)]);
  return { ...page, total: counts[filters.tab] };
});
export const POST = route(openTicket, 201);
