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

/**
 * The receipt as it is shown and printed now, or null if none was issued: the stored bytes or, once the payment is
 * voided, a copy that says so. The stored one stays as it was (docs/rules.md §6).
 */
export async function findReceipt(ctx: ReadContext, paymentId: string) {
  const [row] = await ctx.tx
    .select({ id: documents.id, number: documents.number, content: documents.content, voidedAt: payments.voidedAt })
    .from(documents)
    .innerJoin(payments, and(eq(payments.tenantId, documents.tenantId), eq(payments.id, documents.paymentId)))
    .where(and(eq(documents.tenantId, ctx.tenantId), eq(documents.paymentId, paymentId), eq(documents.kind, 'receipt')))
    .orderBy(desc(documents.createdAt))
    .limit(1);
  if (!row) return null;
  const { id, number, content, voidedAt } = row;
  if (!voidedAt) return { number, content };
  return { number, content: await renderReceipt(await getReceiptData(ctx, paymentId, referenceOf(id))) };
}

/** Prints the receipt in the customer's language and stores exactly those bytes. Throws `record_not_found`. */
export async function storeReceipt(ctx: WriteContext, paymentId: string): Promise<void> {
  const [payment] = await ctx.tx
    .select({ rentalId: payments.rentalId, number: payments.number })
    .from(payments)
    .where(and(eq(payments.tenantId, ctx.tenantId), eq(payments.id, paymentId)));
  if (!payment) throw new AppError('record_not_found');
  const id = newId();
  const data = await getReceiptData(ctx, paymentId, referenceOf(id));
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

/** The reference printed on a document, from its id. */
function referenceOf(id: string): string {
  return id.slice(-12).toUpperCase();
}
