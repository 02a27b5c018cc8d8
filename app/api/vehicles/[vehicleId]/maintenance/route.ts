import { PageInput } from '@/lib/lists/page-input';
import { routeQuery } from '@/lib/server/route';
import { getVehicle } from '@/lib/vehicles/get-vehicle';
import { listVehicleTickets } from '@/lib/vehicles/list-vehicle-tickets';

export const GET = routeQuery('vehicles.view', async (ctx, { search, params }) => {
  const { id } = await getVehicle(ctx, params.vehicleId ?? '');
  return listVehicleTickets(ctx, id, PageInput.parse(Object.fromEntries(search)));
});
