import { pdfResponse } from '@/lib/files/pdf-response';
import { RECEIPT_PAPERS } from '@/lib/papers/paper-data';
import { getReceipt } from '@/lib/payments/get-receipt';
import { tenantContext } from '@/lib/server/context';
import { answering } from '@/lib/server/route';

export const GET = answering(async (request, { paymentId = '' }) => {
  const asked = new URL(request.url).searchParams.get('paper')?.toUpperCase();
  const on = RECEIPT_PAPERS.find((paper) => paper === asked) ?? null;
  return pdfResponse(await getReceipt(await tenantContext(), paymentId, on));
});
