import { findOwnerOf } from '@/lib/owners/find-owner-of';
import { routeQuery } from '@/lib/server/route-query';
import { getVehicle } from '@/lib/vehicles/get-vehicle';

/** Whose the vehicle is today, and what they get for it; `owner` is null if it is the company's own. */
export const GET = routeQuery('owners.view', null, async (ctx, { params }) => {
  const { id } = await getVehicle(ctx, params.vehicleId ?? '');
  return { owner: await findOwnerOf(ctx, id) };
});
