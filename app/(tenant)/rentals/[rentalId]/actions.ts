'use server';

import { previewReturn } from '@/lib/payments/preview-return';
import { refundPayment } from '@/lib/payments/refund-payment';
import { settleReturn } from '@/lib/payments/settle-return';
import { voidPayment } from '@/lib/payments/void-payment';
import { cancelRental } from '@/lib/rentals/cancel-rental';
import { action } from '@/lib/server/action';
import { readAction } from '@/lib/server/read-action';

export const voidPaymentAction = action(voidPayment, '/rentals');
export const refundPaymentAction = action(refundPayment, '/rentals');
export const settleReturnAction = action(settleReturn, '/rentals');
export const cancelRentalAction = action(cancelRental, '/rentals');
export const previewReturnAction = readAction('rentals.view', previewReturn);
