import 'server-only';
import { and, eq, isNotNull } from 'drizzle-orm';
import { payments } from '@/db/schema/payments';
import { AppError } from '../errors';
import { isId } from '../id';
import { drawPaper } from '../papers/draw-paper';
import { sha256Hex } from '../papers/fingerprint';
import { findPaper, readPaper, type StoredPaper } from '../papers/read-paper';
import type { ReceiptData } from '../papers/receipt-data';
import type { TenantContext } from '../server/context';
import { query, type ReadContext } from '../server/query';
import { getReceiptData } from './get-receipt-data';
import { issueReceipt } from './issue-receipt';
import { receiptReference } from './receipt-reference';

/**
 * The receipt as it is shown and printed now: the stored bytes or, once the payment is voided, a copy that says so. The
 * stored one stays as it was (docs/rules.md §6). A payment without a receipt gets one. Throws `record_not_found`.
 */
export async function getReceipt(ctx: TenantContext, paymentId: string): Promise<StoredPaper> {
  if (!isId(paymentId)) throw new AppError('record_not_found');
  const find = () => query(ctx, 'payments.view', (q) => findPaper(q, { kind: 'receipt', paymentId }));
  let paper = await readPaper(ctx.tenantId, find);
  if (!paper) {
    await issueReceipt(ctx, { paymentId });
    paper = await readPaper(ctx.tenantId, find);
  }
  if (!paper) throw new AppError('record_not_found');
  const reference = receiptReference(paper.id);
  const voided = await query(ctx, 'payments.view', (q) => findVoided(q, paymentId, reference));
  if (!voided) return paper;
  const content = await drawPaper({ kind: 'receipt', data: voided });
  return { ...paper, content, sha256: sha256Hex(content) };
}

async function findVoided(ctx: ReadContext, paymentId: string, reference: string): Promise<ReceiptData | null> {
  const [voided] = await ctx.tx
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.tenantId, ctx.tenantId), eq(payments.id, paymentId), isNotNull(payments.voidedAt)));
  return voided ? getReceiptData(ctx, paymentId, reference) : null;
}
