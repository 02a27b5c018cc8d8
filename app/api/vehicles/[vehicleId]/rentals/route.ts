import { PageInput } from '@/lib/lists/page-input';
import { listVehicleRentals } from '@/lib/rentals/list-vehicle-rentals';
import { routeQuery } from '@/lib/server/route';
import { getVehicle } from '@/lib/vehicles/get-vehicle';

export const GET = routeQuery('vehicles.view', async (ctx, { search, params }) => {
  const { id } = await getVehicle(ctx, params.vehicleId ?? '');
  return listVehicleRentals(ctx, id, PageInput.parse(Object.fromEntries(search)));
});
