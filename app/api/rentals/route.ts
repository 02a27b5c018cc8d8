import { RentalFilters } from '@/lib/rentals/list-input';
import { listRentals } from '@/lib/rentals/list-rentals';
import { RENTAL_MENTIONS } from '@/lib/rentals/rental-mentions';
import { tallyRentals } from '@/lib/rentals/tally-rentals';
import { prepareMentions } from '@/lib/search/mentions';
import { routeList } from '@/lib/server/route-query';

export const GET = routeList('rentals.view', RentalFilters, async (ctx, { asked: filters }) => {
  const found = prepareMentions(ctx, RENTAL_MENTIONS, filters.q);
  const [page, tallies] = await Promise.all([
    listRentals(ctx, filters, found),
    tallyRentals(ctx, filters, found, { currentOnly: true }),
  ]);
  const total = tallies[filters.status];
  return { ...page, ...(total && !total.more && { total: total.count }) };
});
