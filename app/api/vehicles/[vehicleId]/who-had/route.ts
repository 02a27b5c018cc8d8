import { z } from 'zod';
import { InstantInput } from '@/lib/instant-input';
import { whoHad } from '@/lib/rentals/who-had';
import { routeQuery } from '@/lib/server/route-query';
import { getVehicle } from '@/lib/vehicles/get-vehicle';

const Question = z.object({ at: InstantInput });

/** Who had the vehicle at a moment, as a fine asks: `?at=2026-11-21T15:00:00Z`; `holder` is null if no customer had it. */
export const GET = routeQuery('vehicles.view', Question, async (ctx, { asked, params }) => {
  const { at } = asked;
  const { id } = await getVehicle(ctx, params.vehicleId ?? '');
  return { holder: await whoHad(ctx, id, at) };
});
