import { listRentalIncidents } from '@/lib/accidents/list-rental-incidents';
import { getRental } from '@/lib/rentals/get-rental';
import { routeList } from '@/lib/server/route-query';

/** The fines, tolls and accidents of the time in which a rental had its vehicles, charged to it or not. */
export const GET = routeList('rentals.view', null, async (ctx, { params }) => {
  const { rental } = await getRental(ctx, params.rentalId ?? '');
  return { rows: await listRentalIncidents(ctx, rental.id) };
});
