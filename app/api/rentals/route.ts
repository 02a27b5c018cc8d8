import { RentalFilters } from '@/lib/rentals/list-input';
import { countRentals, listRentals } from '@/lib/rentals/list-rentals';
import { routeQuery } from '@/lib/server/route';

export const GET = routeQuery('rentals.view', async (ctx, { search }) => {
  const filters = RentalFilters.parse(Object.fromEntries(search));
  const [page, counts] = await Promise.all([listRentals(ctx, filters), countRentals(ctx, filters)]);
  return { ...page, total: counts[filters.status] };
});
