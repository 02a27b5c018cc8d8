import { PageInput } from '@/lib/lists/page-input';
import { listRecordRentals } from '@/lib/rentals/list-record-rentals';
import { routeList } from '@/lib/server/route-query';
import { getVehicle } from '@/lib/vehicles/get-vehicle';

export const GET = routeList('vehicles.view', PageInput, async (ctx, { asked, params }) => {
  const { id: vehicleId } = await getVehicle(ctx, params.vehicleId ?? '');
  return listRecordRentals(ctx, { vehicleId }, asked);
});
