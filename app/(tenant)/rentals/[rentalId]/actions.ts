'use server';

import { revalidatePath } from 'next/cache';
import { collectPayment } from '@/lib/payments/collect-payment';
import { previewReturn } from '@/lib/payments/preview-return';
import { refundPayment } from '@/lib/payments/refund-payment';
import { settleReturn } from '@/lib/payments/settle-return';
import { voidPayment } from '@/lib/payments/void-payment';
import { cancelRental } from '@/lib/rentals/cancel-rental';
import { tenantContext } from '@/lib/server/context';
import { query } from '@/lib/server/query';
import { respond } from '@/lib/server/respond';

export async function collectPaymentAction(input: unknown, key: string) {
  return respond(async () => {
    const payment = await collectPayment(await tenantContext(key), input);
    revalidatePath('/rentals', 'layout');
    return payment;
  });
}

export async function voidPaymentAction(input: unknown, key: string) {
  return respond(async () => {
    const payment = await voidPayment(await tenantContext(key), input);
    revalidatePath('/rentals', 'layout');
    return payment;
  });
}

export async function refundPaymentAction(input: unknown, key: string) {
  return respond(async () => {
    const payment = await refundPayment(await tenantContext(key), input);
    revalidatePath('/rentals', 'layout');
    return payment;
  });
}

export async function settleReturnAction(input: unknown, key: string) {
  return respond(async () => {
    const returned = await settleReturn(await tenantContext(key), input);
    revalidatePath('/rentals', 'layout');
    return returned;
  });
}

export async function cancelRentalAction(input: unknown, key: string) {
  return respond(async () => {
    const cancelled = await cancelRental(await tenantContext(key), input);
    revalidatePath('/rentals', 'layout');
    return cancelled;
  });
}

export async function previewReturnAction(input: unknown) {
  return respond(async () => query(await tenantContext(), 'rentals.view', (q) => previewReturn(q, input)));
}
