import { listVehicleDamages } from '@/lib/inspections/list-damages';
import { routeQuery } from '@/lib/server/route';
import { getVehicle } from '@/lib/vehicles/get-vehicle';

export const GET = routeQuery('inspections.view', async (ctx, { params }) => {
  const { id } = await getVehicle(ctx, params.vehicleId ?? '');
  return { rows: await listVehicleDamages(ctx, id) };
});
