'use server';

import { refundPayment } from '@/lib/payments/refund-payment';
import { takeAdvance } from '@/lib/payments/take-advance';
import { voidPayment } from '@/lib/payments/void-payment';
import { action } from '@/lib/server/action';

export const takeAdvanceAction = action(takeAdvance, '/customers', '/payments');
export const refundAdvanceAction = action(refundPayment, '/customers', '/payments');
export const voidAdvanceAction = action(voidPayment, '/customers', '/payments');
