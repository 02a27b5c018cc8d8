import { pdfResponse } from '@/lib/files/pdf-response';
import { getAgreement } from '@/lib/rentals/get-agreement';
import { tenantContext } from '@/lib/server/context';
import { answering } from '@/lib/server/route';

export const GET = answering(async (_request, { rentalId = '' }) =>
  pdfResponse(await getAgreement(await tenantContext(), rentalId)),
);
