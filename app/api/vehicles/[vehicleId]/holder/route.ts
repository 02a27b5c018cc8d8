import { routeQuery } from '@/lib/server/route-query';
import { findVehicleHolder } from '@/lib/vehicles/find-vehicle-holder';
import { getVehicle } from '@/lib/vehicles/get-vehicle';

/** The rental, reservation or ticket that has the vehicle now; `holder` is null if none has. */
export const GET = routeQuery('vehicles.view', null, async (ctx, { params }) => {
  const { id } = await getVehicle(ctx, params.vehicleId ?? '');
  return { holder: await findVehicleHolder(ctx, id) };
});
