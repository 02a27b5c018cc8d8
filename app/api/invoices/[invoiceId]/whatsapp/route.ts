import { AppError } from '@/lib/errors';
import { billMessage } from '@/lib/invoices/bill-message';
import { getInvoiceRecord } from '@/lib/invoices/get-invoice-record';
import { answering } from '@/lib/server/answering';
import { readAsMember } from '@/lib/server/context';
import { query } from '@/lib/server/query';
import { whatsappLink } from '@/lib/whatsapp-link';

const of = { caller: 'member', permission: 'invoices.view', status: 303, answer: 'nothing' } as const;

/** Leads to a chat with the customer, with the words about this paper ready to send. */
export const GET = answering(of, async (_request, { invoiceId = '' }) => {
  const link = await readAsMember((member) =>
    query(member, 'invoices.view', async (ctx) => {
      const { invoice, customer, leftCents } = await getInvoiceRecord(ctx, invoiceId);
      if (!customer.phone) throw new AppError('record_not_found');
      const { timeZone, name: company } = ctx.tenant;
      return whatsappLink(customer.phone, billMessage({ ...invoice, leftCents, timeZone, company }).text);
    }),
  );
  return Response.redirect(link, 303);
});
