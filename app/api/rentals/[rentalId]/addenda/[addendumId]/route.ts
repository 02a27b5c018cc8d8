import { paperRoute } from '@/lib/files/paper-route';
import { getAddendum } from '@/lib/rentals/get-addendum';

export const GET = paperRoute('rentals.view', (ctx, { rentalId = '', addendumId = '' }) =>
  getAddendum(ctx, rentalId, addendumId),
);
