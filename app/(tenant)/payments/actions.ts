'use server';

import { collectPayment } from '@/lib/payments/collect-payment';
import { action } from '@/lib/server/action';

export const collectPaymentAction = action(collectPayment, '/payments', '/rentals');
