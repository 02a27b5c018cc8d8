import { createDriver } from '@/lib/drivers/create-driver';
import { DriverFilters } from '@/lib/drivers/input';
import { countDrivers, listDrivers } from '@/lib/drivers/list-drivers';
import { route, routeQuery } from '@/lib/server/route';

export const GET = routeQuery('drivers.view', async (ctx, { search }) => {
  const filters = DriverFilters.parse(Object.fromEntries(search));
  const [page, total] = await Promise.all([listDrivers(ctx, filters), countDrivers(ctx, filters)]);
  return { ...page, total };
});

export const POST = route(createDriver, 201);
