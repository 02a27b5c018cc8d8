import { routeQuery } from '@/lib/server/route-query';
import { getVehicle } from '@/lib/vehicles/get-vehicle';
import { getVehicleUse } from '@/lib/vehicles/get-vehicle-use';
import { listOdometerReadings } from '@/lib/vehicles/list-odometer-readings';

/** Days rented in the last 30, 90 and 365 days, and the odometer readings with their sources. */
export const GET = routeQuery('vehicles.view', null, async (ctx, { params }) => {
  const vehicle = await getVehicle(ctx, params.vehicleId ?? '');
  const [windows, readings] = await Promise.all([getVehicleUse(ctx, vehicle), listOdometerReadings(ctx, vehicle)]);
  return { windows, readings };
});
