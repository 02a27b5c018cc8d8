import { putBackAdvance } from '@/lib/payments/put-back-advance';
import { route } from '@/lib/server/route';

export const POST = route(putBackAdvance, 201);
