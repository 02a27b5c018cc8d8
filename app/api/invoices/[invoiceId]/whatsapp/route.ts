import { AppError } from '@/lib/errors';
import { billMessage } from '@/lib/invoices/bill-message';
import { getInvoiceRecord } from '@/lib/invoices/get-invoice-record';
import { findAddresses } from '@/lib/paper-links/find-addresses';
import { withLink } from '@/lib/paper-links/with-link';
import { answering } from '@/lib/server/answering';
import { readAsMember } from '@/lib/server/context';
import { query } from '@/lib/server/query';
import { requestOrigin } from '@/lib/tenants/request-origin';
import { whatsappLink } from '@/lib/whatsapp-link';

const of = { caller: 'member', permission: 'invoices.view', status: 303, answer: 'nothing' } as const;

/** Leads to a chat with the customer, with the words about this paper ready to send. */
export const GET = answering(of, async (_request, { invoiceId = '' }) => {
  const originOf = await requestOrigin();
  const link = await readAsMember((member) =>
    query(member, 'invoices.view', async (ctx) => {
      const { invoice, customer, leftCents } = await getInvoiceRecord(ctx, invoiceId);
      if (!customer.phone) throw new AppError('record_not_found');
      const { timeZone, name: company } = ctx.tenant;
      const addresses = await findAddresses(ctx, { kind: 'bill', paperId: invoiceId }, originOf);
      return whatsappLink(
        customer.phone,
        withLink(billMessage({ ...invoice, leftCents, timeZone, company }).text, addresses),
      );
    }),
  );
  return Response.redirect(link, 303);
});
