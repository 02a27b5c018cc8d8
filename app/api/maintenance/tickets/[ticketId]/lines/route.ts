import { addTicketLine } from '@/lib/maintenance/add-ticket-line';
import { route } from '@/lib/server/route';

export const POST = route(addTicketLine, 201);
