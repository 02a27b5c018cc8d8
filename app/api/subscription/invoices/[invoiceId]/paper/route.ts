import { getOwnInvoicePaper } from '@/lib/billing/get-own-invoice-paper';
import { paperRoute } from '@/lib/files/paper-route';

/** An invoice of the platform to the company as a PDF. */
export const GET = paperRoute('settings.manage', (ctx, { invoiceId = '' }) => getOwnInvoicePaper(ctx, invoiceId));
