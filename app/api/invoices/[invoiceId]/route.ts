import { getInvoiceRecord } from '@/lib/invoices/get-invoice-record';
import { routeQuery } from '@/lib/server/route';

export const GET = routeQuery('invoices.view', (ctx, { params }) => getInvoiceRecord(ctx, params.invoiceId ?? ''));
