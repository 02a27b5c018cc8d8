import { AppError } from '@/lib/errors';
import { isId } from '@/lib/id';
import { getReceiptData } from '@/lib/payments/get-receipt-data';
import { receiptMessage } from '@/lib/payments/receipt-message';
import { routeQuery } from '@/lib/server/route';
import { whatsappLink } from '@/lib/whatsapp-link';

/** Leads to a chat with the customer, with the words about this payment ready to send. */
export const GET = routeQuery('payments.view', async (ctx, { params }) => {
  const { paymentId = '' } = params;
  if (!isId(paymentId)) throw new AppError('record_not_found');
  const data = await getReceiptData(ctx, paymentId, '');
  const { phone } = data.customer;
  if (!phone) throw new AppError('record_not_found');
  return Response.redirect(whatsappLink(phone, receiptMessage(data, ctx.tenant.name).text), 303);
});
