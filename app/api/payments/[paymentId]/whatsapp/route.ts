import { AppError } from '@/lib/errors';
import { isId } from '@/lib/id';
import { findAddresses } from '@/lib/paper-links/find-addresses';
import { withLink } from '@/lib/paper-links/with-link';
import { getReceiptData } from '@/lib/payments/get-receipt-data';
import { receiptMessage } from '@/lib/payments/receipt-message';
import { answering } from '@/lib/server/answering';
import { readAsMember } from '@/lib/server/context';
import { query } from '@/lib/server/query';
import { requestOrigin } from '@/lib/tenants/request-origin';
import { whatsappLink } from '@/lib/whatsapp-link';

const of = { caller: 'member', permission: 'payments.view', status: 303, answer: 'nothing' } as const;

/** Leads to a chat with the customer, with the words about this payment ready to send. */
export const GET = answering(of, async (_request, { paymentId = '' }) => {
  const originOf = await requestOrigin();
  const link = await readAsMember((member) =>
    query(member, 'payments.view', async (ctx) => {
      if (!isId(paymentId)) throw new AppError('record_not_found');
      const data = await getReceiptData(ctx, paymentId, '');
      const { phone } = data.customer;
      if (!phone) throw new AppError('record_not_found');
      const addresses = await findAddresses(ctx, { kind: 'receipt', paperId: paymentId }, originOf);
      return whatsappLink(phone, withLink(receiptMessage(data, ctx.tenant.name).text, addresses));
    }),
  );
  return Response.redirect(link, 303);
});
