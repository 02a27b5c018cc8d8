import { cancelTicket } from '@/lib/maintenance/cancel-ticket';
import { route } from '@/lib/server/route';

export const POST = route(cancelTicket);
