import { pdfResponse } from '@/lib/files/pdf-response';
import { findAgreement } from '@/lib/rentals/find-agreement';
import { routeQuery } from '@/lib/server/route';

export const GET = routeQuery('rentals.view', async (ctx, { params }) =>
  pdfResponse(await findAgreement(ctx, params.rentalId ?? '')),
);
