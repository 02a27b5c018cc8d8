import { refundPayment } from '@/lib/payments/refund-payment';
import { route } from '@/lib/server/route';

export const POST = route(refundPayment, 201);
