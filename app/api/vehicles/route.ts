import { route } from '@/lib/server/route';
import { routeList } from '@/lib/server/route-query';
import { createVehicle } from '@/lib/vehicles/create-vehicle';
import { VehicleFilters } from '@/lib/vehicles/input';
import { listVehicles } from '@/lib/vehicles/list-vehicles';
import { tallyVehicles } from '@/lib/vehicles/tally-vehicles';

export const GET = routeList('vehicles.view', VehicleFilters, async (ctx, { asked: filters }) => {
  const [page, total] = await Promise.all([listVehicles(ctx, filters), tallyVehicles(ctx, filters)]);
  return { ...page, ...(!total.more && { total: total.count }) };
});

export const POST = route(createVehicle, 201);
