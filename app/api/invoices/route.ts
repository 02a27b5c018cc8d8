import { InvoiceFilters } from '@/lib/invoices/input';
import { issueInvoice } from '@/lib/invoices/issue-invoice';
import { listInvoices } from '@/lib/invoices/list-invoices';
import { route } from '@/lib/server/route';
import { routeList } from '@/lib/server/route-query';

export const GET = routeList('invoices.view', InvoiceFilters, (ctx, { asked }) => listInvoices(ctx, asked));
export const POST = route(issueInvoice, 201);
