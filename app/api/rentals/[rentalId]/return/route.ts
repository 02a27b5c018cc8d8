import { previewReturn } from '@/lib/payments/preview-return';
import { settleReturn } from '@/lib/payments/settle-return';
import { PreviewReturnInput } from '@/lib/rentals/return-input';
import { route } from '@/lib/server/route';
import { routeQuery } from '@/lib/server/route-query';

/** What a return would cost: `?returnedAt=2026-11-21T18:00`, with `odometerKm` and `fuelLevel` if known. */
export const GET = routeQuery('rentals.view', PreviewReturnInput, (ctx, { asked }) => previewReturn(ctx, asked));

export const POST = route(settleReturn);
