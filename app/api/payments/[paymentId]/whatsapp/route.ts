import { AppError } from '@/lib/errors';
import { isId } from '@/lib/id';
import { getReceiptData } from '@/lib/payments/get-receipt-data';
import { receiptMessage } from '@/lib/payments/receipt-message';
import { answering } from '@/lib/server/answering';
import { readAsMember } from '@/lib/server/context';
import { query } from '@/lib/server/query';
import { whatsappLink } from '@/lib/whatsapp-link';

const of = { caller: 'member', permission: 'payments.view', status: 303, answer: 'nothing' } as const;

/** Leads to a chat with the customer, with the words about this payment ready to send. */
export const GET = answering(of, async (_request, { paymentId = '' }) => {
  const link = await readAsMember((member) =>
    query(member, 'payments.view', async (ctx) => {
      if (!isId(paymentId)) throw new AppError('record_not_found');
      const data = await getReceiptData(ctx, paymentId, '');
      const { phone } = data.customer;
      if (!phone) throw new AppError('record_not_found');
      return whatsappLink(phone, receiptMessage(data, ctx.tenant.name).text);
    }),
  );
  return Response.redirect(link, 303);
});
