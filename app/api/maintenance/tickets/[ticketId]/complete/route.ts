import { completeTicket } from '@/lib/maintenance/complete-ticket';
import { route } from '@/lib/server/route';

export const POST = route(completeTicket);
