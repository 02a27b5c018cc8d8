import { listTicketDamages } from '@/lib/inspections/list-damages';
import { getTicket } from '@/lib/maintenance/get-ticket';
import { updateTicket } from '@/lib/maintenance/update-ticket';
import { route } from '@/lib/server/route';
import { routeQuery } from '@/lib/server/route-query';

/** A ticket with its log and parts, and the damages it was opened for. */
export const GET = routeQuery('maintenance.view', null, async (ctx, { params }) => {
  const ticket = await getTicket(ctx, params.ticketId ?? '');
  return { ...ticket, damages: await listTicketDamages(ctx, ticket.id) };
});
export const PUT = route(updateTicket);
