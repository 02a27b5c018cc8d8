import 'server-only';
import { and, eq } from 'drizzle-orm';
import { documents, paperOrders } from '@/db/schema/files';
import { command, type WriteContext } from '../server/command';
import { IssueReceiptInput } from './input';
import { orderReceipt } from './order-receipt';

/** Issues the receipt of a payment that has none, such as an imported payment. An issued receipt never changes. */
export const issueReceipt = command(
  { name: 'payments.issue_receipt', permission: 'payments.view', input: IssueReceiptInput },
  async (ctx, { paymentId }) => {
    const found = await isIssued(ctx, paymentId);
    if (!found) await orderReceipt(ctx, paymentId);
    ctx.record({
      entity: 'payment',
      entityId: paymentId,
      before: null,
      after: { receipt: found ? 'found' : 'issued' },
    });
    return { id: paymentId };
  },
);

/** A receipt is issued once it is ordered. The order is read first, because it turns into the document. */
async function isIssued(ctx: WriteContext, paymentId: string): Promise<boolean> {
  for (const table of [paperOrders, documents] as const) {
    const issued = and(eq(table.tenantId, ctx.tenantId), eq(table.paymentId, paymentId), eq(table.kind, 'receipt'));
    if ((await ctx.tx.select({ id: table.id }).from(table).where(issued)).length > 0) return true;
  }
  return false;
}
