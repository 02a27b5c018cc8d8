import { pdfResponse } from '@/lib/files/pdf-response';
import { getInvoice } from '@/lib/payments/get-invoice';
import { tenantContext } from '@/lib/server/context';
import { answering } from '@/lib/server/route';

export const GET = answering(async (_request, { rentalId = '', invoiceId = '' }) =>
  pdfResponse(await getInvoice(await tenantContext(), rentalId, invoiceId)),
);
