import { findAgreement } from '@/lib/rentals/find-agreement';
import { pdfResponse } from '@/lib/server/pdf-response';
import { routeQuery } from '@/lib/server/route';

export const GET = routeQuery('rentals.view', async (ctx, { params }) =>
  pdfResponse(await findAgreement(ctx, params.rentalId ?? '')),
);
