import { getVehicleEarnings } from '@/lib/figures/get-vehicle-earnings';
import { routeQuery } from '@/lib/server/route-query';
import { getVehicle } from '@/lib/vehicles/get-vehicle';

/** Income, costs by kind and days out of the last twelve months and in total, and since when it has paid for itself. */
export const GET = routeQuery('vehicles.view', null, async (ctx, { params }) =>
  getVehicleEarnings(ctx, await getVehicle(ctx, params.vehicleId ?? '')),
);
