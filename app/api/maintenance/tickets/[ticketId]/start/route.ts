import { startTicket } from '@/lib/maintenance/start-ticket';
import { route } from '@/lib/server/route';

export const POST = route(startTicket);
