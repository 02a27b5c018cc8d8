import { useAdvance } from '@/lib/payments/use-advance';
import { route } from '@/lib/server/route';

export const POST = route(useAdvance, 201);
