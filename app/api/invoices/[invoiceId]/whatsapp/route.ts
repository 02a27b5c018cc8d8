import { AppError } from '@/lib/errors';
import { billMessage } from '@/lib/invoices/bill-message';
import { getInvoiceRecord } from '@/lib/invoices/get-invoice-record';
import { routeQuery } from '@/lib/server/route';
import { whatsappLink } from '@/lib/whatsapp-link';

/** Leads to a chat with the customer, with the words about this paper ready to send. */
export const GET = routeQuery('invoices.view', async (ctx, { params }) => {
  const { invoice, customer, leftCents } = await getInvoiceRecord(ctx, params.invoiceId ?? '');
  if (!customer.phone) throw new AppError('record_not_found');
  const { timeZone, name: company } = ctx.tenant;
  const { text } = billMessage({ ...invoice, leftCents, timeZone, company });
  return Response.redirect(whatsappLink(customer.phone, text), 303);
});
