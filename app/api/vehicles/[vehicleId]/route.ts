import { route, routeQuery } from '@/lib/server/route';
import { archiveVehicle } from '@/lib/vehicles/archive-vehicle';
import { getVehicle } from '@/lib/vehicles/get-vehicle';
import { updateVehicle } from '@/lib/vehicles/update-vehicle';

export const GET = routeQuery('vehicles.view', (ctx, { params }) => getVehicle(ctx, params.vehicleId ?? ''));
export const PUT = route(updateVehicle);
export const DELETE = route(archiveVehicle);
