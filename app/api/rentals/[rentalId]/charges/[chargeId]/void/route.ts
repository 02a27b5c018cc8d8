import { voidCharge } from '@/lib/payments/void-charge';
import { route } from '@/lib/server/route';

export const POST = route(voidCharge);
