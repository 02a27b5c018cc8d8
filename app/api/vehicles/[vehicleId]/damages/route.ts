import { listVehicleDamages } from '@/lib/inspections/list-damages';
import { routeList } from '@/lib/server/route-query';
import { getVehicle } from '@/lib/vehicles/get-vehicle';

export const GET = routeList('inspections.view', null, async (ctx, { params }) => {
  const { id } = await getVehicle(ctx, params.vehicleId ?? '');
  return { rows: await listVehicleDamages(ctx, id) };
});
