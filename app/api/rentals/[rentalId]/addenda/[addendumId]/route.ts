import { pdfResponse } from '@/lib/files/pdf-response';
import { getAddendum } from '@/lib/rentals/get-addendum';
import { tenantContext } from '@/lib/server/context';
import { answering } from '@/lib/server/route';

export const GET = answering(async (_request, { rentalId = '', addendumId = '' }) =>
  pdfResponse(await getAddendum(await tenantContext(), rentalId, addendumId)),
);
