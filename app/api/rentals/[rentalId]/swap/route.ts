import { previewSwap } from '@/lib/rentals/preview-swap';
import { swapVehicle } from '@/lib/rentals/swap-vehicle';
import { route, routeQuery } from '@/lib/server/route';

/**
 * What a swap would add: `?vehicleId=…&swappedAt=2026-11-28T18:00&newRate=true`, and what the new vehicle clashes with.
 */
export const GET = routeQuery('rentals.swap', (ctx, { search, params }) =>
  previewSwap(ctx, { ...Object.fromEntries(search), rentalId: params.rentalId }),
);

export const POST = route(swapVehicle);
