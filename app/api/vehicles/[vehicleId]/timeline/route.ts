import { PageInput } from '@/lib/lists/page-input';
import { routeList } from '@/lib/server/route-query';
import { getVehicle } from '@/lib/vehicles/get-vehicle';
import { listVehicleTimeline } from '@/lib/vehicles/list-vehicle-timeline';

export const GET = routeList('vehicles.view', PageInput, async (ctx, { asked, params }) => {
  const { id } = await getVehicle(ctx, params.vehicleId ?? '');
  return listVehicleTimeline(ctx, id, asked);
});
