import 'server-only';
import { and, desc, eq } from 'drizzle-orm';
import { documents } from '@/db/schema/files';
import { payments } from '@/db/schema/payments';
import { AppError } from '../errors';
import { newId } from '../id';
import { sha256Hex } from '../papers/fingerprint';
import { renderReceipt } from '../papers/receipt';
import type { WriteContext } from '../server/command';
import type { ReadContext } from '../server/query';
import { getReceiptData } from './get-receipt-data';

/** The issued receipt, or null. */
export async function findReceipt(ctx: ReadContext, paymentId: string) {
  const [row] = await ctx.tx
    .select({ number: documents.number, content: documents.content, sha256: documents.sha256 })
    .from(documents)
    .where(and(eq(documents.tenantId, ctx.tenantId), eq(documents.paymentId, paymentId), eq(documents.kind, 'receipt')))
    .orderBy(desc(documents.createdAt))
    .limit(1);
  return row ?? null;
}

/** Prints the receipt in the customer's language and stores exactly those bytes. Throws `record_not_found`. */
export async function storeReceipt(ctx: WriteContext, paymentId: string): Promise<void> {
  const [payment] = await ctx.tx
    .select({ rentalId: payments.rentalId, number: payments.number })
    .from(payments)
    .where(and(eq(payments.tenantId, ctx.tenantId), eq(payments.id, paymentId)));
  if (!payment) throw new AppError('record_not_found');
  const id = newId();
  const data = await getReceiptData(ctx, paymentId, id.slice(-12).toUpperCase());
  const content = await renderReceipt(data);
  await ctx.tx
    .insert(documents)
    .values({
      tenantId: ctx.tenantId,
      id,
      kind: 'receipt',
      rentalId: payment.rentalId,
      paymentId,
      number: payment.number,
      locale: data.locale,
      content,
      sha256: sha256Hex(content),
    })
    .onConflictDoNothing();
}
