import 'server-only';
import { and, eq } from 'drizzle-orm';
import { payments } from '@/db/schema/payments';
import { AppError } from '../errors';
import { newId } from '../id';
import { orderPaper } from '../papers/order-paper';
import type { WriteContext } from '../server/command';
import { getReceiptData } from './get-receipt-data';
import { receiptReference } from './receipt-reference';

/** Orders the receipt of a payment in the customer's language, as things stand now. Throws `record_not_found`. */
export async function orderReceipt(ctx: WriteContext, paymentId: string): Promise<void> {
  const [payment] = await ctx.tx
    .select({ rentalId: payments.rentalId, number: payments.number })
    .from(payments)
    .where(and(eq(payments.tenantId, ctx.tenantId), eq(payments.id, paymentId)));
  if (!payment) throw new AppError('record_not_found');
  const id = newId();
  const data = await getReceiptData(ctx, paymentId, receiptReference(id));
  await orderPaper(ctx, { id, kind: 'receipt', paymentId, data, ...payment });
}
