import { getLocale } from 'next-intl/server';
import { getInvoicePaper } from '@/lib/billing/get-invoice-paper';
import { pdfResponse } from '@/lib/files/pdf-response';
import { adminContext } from '@/lib/server/admin-context';
import { answering } from '@/lib/server/answering';

const of = { caller: 'operator', permission: 'billing.manage', status: 200, answer: ['application/pdf'] } as const;

/** An invoice of the platform as a PDF. */
export const GET = answering(of, async (_request, { invoiceId = '' }) =>
  pdfResponse(await getInvoicePaper(await adminContext('billing.manage'), invoiceId, await getLocale())),
);
