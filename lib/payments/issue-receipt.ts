import 'server-only';
import { command } from '../server/command';
import { IssueReceiptInput } from './input';
import { findReceipt, storeReceipt } from './store-receipt';

/** Prints the receipt of a payment that has none, such as an imported payment. An issued receipt never changes. */
export const issueReceipt = command(
  { name: 'payments.issue_receipt', permission: 'payments.view', input: IssueReceiptInput },
  async (ctx, { paymentId }) => {
    const found = await findReceipt(ctx, paymentId);
    if (!found) await storeReceipt(ctx, paymentId);
    ctx.record({
      entity: 'payment',
      entityId: paymentId,
      before: null,
      after: { receipt: found ? 'found' : 'issued' },
    });
    return { id: paymentId };
  },
);
