import { route } from '@/lib/server/route';
import { routeList } from '@/lib/server/route-query';
import { createVehicleClass } from '@/lib/vehicles/create-vehicle-class';
import { listVehicleClasses, orderVersion } from '@/lib/vehicles/list-vehicle-classes';

/** The company's classes in its own order, each with its number of vehicles, and the version of that order. */
export const GET = routeList('vehicles.view', null, async (ctx) => {
  const rows = await listVehicleClasses(ctx);
  return { rows, nextCursor: null, orderVersion: orderVersion(rows) };
});

export const POST = route(createVehicleClass, 201);
