import 'server-only';
import { and, eq, isNotNull } from 'drizzle-orm';
import { documents } from '@/db/schema/files';
import { payments } from '@/db/schema/payments';
import { AppError } from '../errors';
import { isId } from '../id';
import { drawPaper } from '../papers/draw-paper';
import { sha256Hex } from '../papers/fingerprint';
import type { ReceiptPaper } from '../papers/paper-data';
import { findPaper, readPaper, type StoredPaper } from '../papers/read-paper';
import type { ReceiptData } from '../papers/receipt-data';
import type { TenantContext } from '../server/context';
import { query, type ReadContext } from '../server/query';
import { getReceiptData } from './get-receipt-data';
import { issueReceipt } from './issue-receipt';
import { receiptReference } from './receipt-reference';

/**
 * The receipt as it is shown and printed now: the stored bytes or, once the payment is voided, a copy that says so. The
 * stored one stays as it was (docs/rules.md §6). On another paper than the company's, it says the same. A payment without a
 * receipt gets one. Throws `record_not_found`.
 */
export async function getReceipt(
  ctx: TenantContext,
  paymentId: string,
  on: ReceiptPaper | null = null,
): Promise<StoredPaper> {
  if (!isId(paymentId)) throw new AppError('record_not_found');
  const find = () => query(ctx, 'payments.view', (q) => findPaper(q, { kind: 'receipt', paymentId }));
  let paper = await readPaper(ctx.tenantId, find);
  if (!paper) {
    await issueReceipt(ctx, { paymentId });
    paper = await readPaper(ctx.tenantId, find);
  }
  if (!paper) throw new AppError('record_not_found');
  const reference = receiptReference(paper.id);
  const { id } = paper;
  const { voided, said } = await query(ctx, 'payments.view', async (q) => ({
    voided: await findVoided(q, paymentId, reference),
    // Receipts from before what they say was kept are said again, as things stand now.
    said: on && ((await findSaid(q, id)) ?? (await getReceiptData(q, paymentId, reference))),
  }));
  const data = voided ?? said;
  if (!data || (!voided && on === data.paperSize)) return paper;
  const content = await drawPaper(
    on === 'ROLL'
      ? { kind: 'receipt_roll', data }
      : { kind: 'receipt', data: { ...data, paperSize: on ?? data.paperSize } },
  );
  return { ...paper, content, sha256: sha256Hex(content) };
}

/** What a printed receipt says, for another paper. */
async function findSaid(ctx: ReadContext, id: string): Promise<ReceiptData | null> {
  const [row] = await ctx.tx
    .select({ data: documents.data })
    .from(documents)
    .where(and(eq(documents.tenantId, ctx.tenantId), eq(documents.id, id)));
  // Safe because `print-paper.ts` keeps what a receipt says.
  return (row?.data as ReceiptData | null) ?? null;
}

async function findVoided(ctx: ReadContext, paymentId: string, reference: string): Promise<ReceiptData | null> {
  const [voided] = await ctx.tx
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.tenantId, ctx.tenantId), eq(payments.id, paymentId), isNotNull(payments.voidedAt)));
  return voided ? getReceiptData(ctx, paymentId, reference) : null;
}
