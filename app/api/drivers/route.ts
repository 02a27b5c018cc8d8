import { createDriver } from '@/lib/drivers/create-driver';
import { DriverFilters } from '@/lib/drivers/input';
import { listDrivers } from '@/lib/drivers/list-drivers';
import { tallyDriversByRentals } from '@/lib/drivers/tally-drivers';
import { route } from '@/lib/server/route';
import { routeList } from '@/lib/server/route-query';

export const GET = routeList('drivers.view', DriverFilters, async (ctx, { asked: filters }) => {
  const [page, tallies] = await Promise.all([listDrivers(ctx, filters), tallyDriversByRentals(ctx, filters)]);
  const total = tallies[filters.rentals];
  return { ...page, ...(!total.more && { total: total.count }) };
});

export const POST = route(createDriver, 201);
