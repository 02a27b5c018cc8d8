import { previewReturn } from '@/lib/payments/preview-return';
import { settleReturn } from '@/lib/payments/settle-return';
import { route, routeQuery } from '@/lib/server/route';

/** What a return would cost: `?returnedAt=2026-11-21T18:00`, with `odometerKm` and `fuelLevel` if known. */
export const GET = routeQuery('rentals.view', (ctx, { search, params }) =>
  previewReturn(ctx, { ...Object.fromEntries(search), rentalId: params.rentalId }),
);

export const POST = route(settleReturn);
