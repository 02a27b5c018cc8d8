import { previewSwap } from '@/lib/rentals/preview-swap';
import { PreviewSwapInput } from '@/lib/rentals/swap-input';
import { swapVehicle } from '@/lib/rentals/swap-vehicle';
import { route } from '@/lib/server/route';
import { routeQuery } from '@/lib/server/route-query';

/**
 * What a swap would add: `?vehicleId=…&swappedAt=2026-11-28T18:00&newRate=true`, and what the new vehicle clashes with.
 */
export const GET = routeQuery('rentals.swap', PreviewSwapInput, (ctx, { asked }) => previewSwap(ctx, asked));

export const POST = route(swapVehicle);
