'use server';

import { applyDeposit } from '@/lib/payments/apply-deposit';
import { collectPayment } from '@/lib/payments/collect-payment';
import { mailReceipt } from '@/lib/payments/mail-receipt';
import { refundPayment } from '@/lib/payments/refund-payment';
import { action } from '@/lib/server/action';

export const mailReceiptAction = action(mailReceipt);
export const collectPaymentAction = action(collectPayment, '/payments', '/rentals');
export const refundHeldAction = action(refundPayment, '/payments', '/rentals');
export const applyDepositAction = action(applyDeposit, '/payments', '/rentals');
