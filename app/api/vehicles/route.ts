import { route, routeQuery } from '@/lib/server/route';
import { createVehicle } from '@/lib/vehicles/create-vehicle';
import { VehicleFilters } from '@/lib/vehicles/input';
import { countVehicles, listVehicles } from '@/lib/vehicles/list-vehicles';

export const GET = routeQuery('vehicles.view', async (ctx, { search }) => {
  const filters = VehicleFilters.parse(Object.fromEntries(search));
  const [page, total] = await Promise.all([listVehicles(ctx, filters), countVehicles(ctx, filters)]);
  return { ...page, total };
});

export const POST = route(createVehicle, 201);
