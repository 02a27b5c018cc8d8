import { voidPayment } from '@/lib/payments/void-payment';
import { route } from '@/lib/server/route';

export const POST = route(voidPayment);
