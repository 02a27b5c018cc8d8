import { archiveVehicle } from '@/lib/allocations/archive-vehicle';
import { updateVehicle } from '@/lib/allocations/update-vehicle';
import { withVersion } from '@/lib/records/record-version';
import { route } from '@/lib/server/route';
import { routeQuery } from '@/lib/server/route-query';
import { VEHICLE_FIELDS } from '@/lib/vehicles/fields';
import { getVehicle } from '@/lib/vehicles/get-vehicle';

export const GET = routeQuery('vehicles.view', null, async (ctx, { params }) =>
  withVersion(VEHICLE_FIELDS, await getVehicle(ctx, params.vehicleId ?? '')),
);
export const PUT = route(updateVehicle);
export const DELETE = route(archiveVehicle);
