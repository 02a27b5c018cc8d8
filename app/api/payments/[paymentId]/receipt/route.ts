import { pdfResponse } from '@/lib/files/pdf-response';
import { getReceipt } from '@/lib/payments/get-receipt';
import { tenantContext } from '@/lib/server/context';
import { answering } from '@/lib/server/route';

export const GET = answering(async (_request, { paymentId = '' }) =>
  pdfResponse(await getReceipt(await tenantContext(), paymentId)),
);
