import { RatePreviewInput } from '@/lib/rates/input';
import { previewRate } from '@/lib/rates/preview-rate';
import { routeQuery } from '@/lib/server/route-query';

/**
 * The price of a period: `?vehicleId=…&pickupAt=2026-12-18T10:00&dueAt=2026-12-22T10:00`, or `classId`, with `tier`.
 */
export const GET = routeQuery('rates.view', RatePreviewInput, (ctx, { asked }) => previewRate(ctx, asked));
