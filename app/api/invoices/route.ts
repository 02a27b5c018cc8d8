import { InvoiceFilters } from '@/lib/invoices/input';
import { issueInvoice } from '@/lib/invoices/issue-invoice';
import { listInvoices } from '@/lib/invoices/list-invoices';
import { route, routeQuery } from '@/lib/server/route';

export const GET = routeQuery('invoices.view', (ctx, { search }) =>
  listInvoices(ctx, InvoiceFilters.parse(Object.fromEntries(search))),
);
export const POST = route(issueInvoice, 201);
