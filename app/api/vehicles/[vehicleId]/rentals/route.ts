import { PageInput } from '@/lib/lists/page-input';
import { listRecordRentals } from '@/lib/rentals/list-record-rentals';
import { routeQuery } from '@/lib/server/route';
import { getVehicle } from '@/lib/vehicles/get-vehicle';

export const GET = routeQuery('vehicles.view', async (ctx, { search, params }) => {
  const { id: vehicleId } = await getVehicle(ctx, params.vehicleId ?? '');
  return listRecordRentals(ctx, { vehicleId }, PageInput.parse(Object.fromEntries(search)));
});
