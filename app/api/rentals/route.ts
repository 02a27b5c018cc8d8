import { RentalFilters } from '@/lib/rentals/list-input';
import { listRentals } from '@/lib/rentals/list-rentals';
import { routeQuery } from '@/lib/server/route';

export const GET = routeQuery('rentals.view', (ctx, { search }) =>
  listRentals(ctx, RentalFilters.parse(Object.fromEntries(search))),
);
