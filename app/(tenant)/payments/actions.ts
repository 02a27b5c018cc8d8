'use server';

import { revalidatePath } from 'next/cache';
import { collectPayment } from '@/lib/payments/collect-payment';
import { tenantContext } from '@/lib/server/context';
import { respond } from '@/lib/server/respond';

export async function collectPaymentAction(input: unknown, key: string) {
  return respond(async () => {
    const payment = await collectPayment(await tenantContext(key), input);
    revalidatePath('/payments');
    return payment;
  });
}
