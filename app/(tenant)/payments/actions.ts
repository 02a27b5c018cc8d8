'use server';

import { collectPayment } from '@/lib/payments/collect-payment';
import { mailReceipt } from '@/lib/payments/mail-receipt';
import { action } from '@/lib/server/action';

export const mailReceiptAction = action(mailReceipt);
export const collectPaymentAction = action(collectPayment, '/payments', '/rentals');
