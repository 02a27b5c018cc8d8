import { getTicket } from '@/lib/maintenance/get-ticket';
import { updateTicket } from '@/lib/maintenance/update-ticket';
import { route } from '@/lib/server/route';
import { routeQuery } from '@/lib/server/route-query';

export const GET = routeQuery('maintenance.view', null, (ctx, { params }) => getTicket(ctx, params.ticketId ?? ''));
export const PUT = route(updateTicket);
