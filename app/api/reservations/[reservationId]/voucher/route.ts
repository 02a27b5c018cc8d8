import { pdfResponse } from '@/lib/files/pdf-response';
import { getVoucher } from '@/lib/reservations/get-voucher';
import { tenantContext } from '@/lib/server/context';
import { answering } from '@/lib/server/route';

export const GET = answering(async (_request, { reservationId = '' }) =>
  pdfResponse(await getVoucher(await tenantContext(), reservationId)),
);
