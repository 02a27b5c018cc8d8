import { getInvoiceRecord } from '@/lib/invoices/get-invoice-record';
import { routeQuery } from '@/lib/server/route-query';

export const GET = routeQuery('invoices.view', null, (ctx, { params }) =>
  getInvoiceRecord(ctx, params.invoiceId ?? ''),
);
