import { getLocale } from 'next-intl/server';
import { getInvoicePaper } from '@/lib/billing/get-invoice-paper';
import { pdfResponse } from '@/lib/files/pdf-response';
import { adminContext } from '@/lib/server/admin-context';
import { answering } from '@/lib/server/route';

/** An invoice of the platform as a PDF. */
export const GET = answering(async (_request, { invoiceId = '' }) =>
  pdfResponse(await getInvoicePaper(await adminContext('billing.manage'), invoiceId, await getLocale())),
);
