import { routeQuery } from '@/lib/server/route';
import { getVehicle } from '@/lib/vehicles/get-vehicle';
import { getVehicleMoney } from '@/lib/vehicles/get-vehicle-money';

/** Income and cost of the last twelve months, and in total. */
export const GET = routeQuery('vehicles.view', async (ctx, { params }) => {
  const { id } = await getVehicle(ctx, params.vehicleId ?? '');
  return getVehicleMoney(ctx, id);
});
