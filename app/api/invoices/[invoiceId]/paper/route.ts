import { pdfResponse } from '@/lib/files/pdf-response';
import { getBill } from '@/lib/invoices/get-bill';
import { tenantContext } from '@/lib/server/context';
import { answering } from '@/lib/server/route';

export const GET = answering(async (_request, { invoiceId = '' }) =>
  pdfResponse(await getBill(await tenantContext(), invoiceId)),
);
