import { route, routeQuery } from '@/lib/server/route';
import { createVehicleClass } from '@/lib/vehicles/create-vehicle-class';
import { listVehicleClasses } from '@/lib/vehicles/list-vehicle-classes';

/** The company's classes in its own order, each with its number of vehicles. */
export const GET = routeQuery('vehicles.view', async (ctx) => ({
  rows: await listVehicleClasses(ctx),
  nextCursor: null,
}));

export const POST = route(createVehicleClass, 201);
