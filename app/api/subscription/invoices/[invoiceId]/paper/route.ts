import { getOwnInvoicePaper } from '@/lib/billing/get-own-invoice-paper';
import { pdfResponse } from '@/lib/files/pdf-response';
import { tenantContext } from '@/lib/server/context';
import { answering } from '@/lib/server/route';

/** An invoice of the platform to the company as a PDF. */
export const GET = answering(async (_request, { invoiceId = '' }) =>
  pdfResponse(await getOwnInvoicePaper(await tenantContext(), invoiceId)),
);
