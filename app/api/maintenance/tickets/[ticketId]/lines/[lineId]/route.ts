import { removeTicketLine } from '@/lib/maintenance/remove-ticket-line';
import { route } from '@/lib/server/route';

export const DELETE = route(removeTicketLine);
