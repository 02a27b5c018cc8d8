import { getTicket } from '@/lib/maintenance/get-ticket';
import { updateTicket } from '@/lib/maintenance/update-ticket';
import { route, routeQuery } from '@/lib/server/route';

export const GET = routeQuery('maintenance.view', (ctx, { params }) => getTicket(ctx, params.ticketId ?? ''));
export const PUT = route(updateTicket);
