import { takeAdvance } from '@/lib/payments/take-advance';
import { route } from '@/lib/server/route';

export const POST = route(takeAdvance, 201);
