import { settleCancellation } from '@/lib/payments/settle-cancellation';
import { route } from '@/lib/server/route';

export const POST = route(settleCancellation);
