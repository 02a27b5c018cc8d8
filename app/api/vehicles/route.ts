import { route, routeQuery } from '@/lib/server/route';
import { createVehicle } from '@/lib/vehicles/create-vehicle';
import { VehicleFilters } from '@/lib/vehicles/input';
import { listVehicles } from '@/lib/vehicles/list-vehicles';
import { tallyVehicles } from '@/lib/vehicles/tally-vehicles';

export const GET = routeQuery('vehicles.view', async (ctx, { search }) => {
  const filters = VehicleFilters.parse(Object.fromEntries(search));
  const [page, total] = await Promise.all([listVehicles(ctx, filters), tallyVehicles(ctx, filters)]);
  return { ...page, ...(!total.more && { total: total.count }) };
});

export const POST = route(createVehicle, 201);
