import { AppError } from '@/lib/errors';
import { isId } from '@/lib/id';
import { issueReceipt } from '@/lib/payments/issue-receipt';
import { findReceipt } from '@/lib/payments/store-receipt';
import { tenantContext } from '@/lib/server/context';
import { query } from '@/lib/server/query';
import { answering } from '@/lib/server/route';

export const GET = answering(async (_request, { paymentId }) => {
  const ctx = await tenantContext();
  if (!isId(paymentId)) throw new AppError('record_not_found');
  const read = () => query(ctx, 'payments.view', (q) => findReceipt(q, paymentId));
  let receipt = await read();
  if (!receipt) {
    await issueReceipt(ctx, { paymentId });
    receipt = await read();
  }
  if (!receipt) throw new AppError('record_not_found');
  return new Response(new Uint8Array(receipt.content), {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="${receipt.number}.pdf"`,
      'cache-control': 'private, no-store',
    },
  });
});
