import { HolderQuestion } from '@/lib/expenses/input';
import { previewHolder } from '@/lib/expenses/preview-holder';
import { routeQuery } from '@/lib/server/route-query';

/**
 * Whom a fine or toll of a local time would be charged to: `?vehicleId=…&at=2026-11-21T15:00`. `holder` is null if nobody
 * had the vehicle then.
 */
export const GET = routeQuery('expenses.view', HolderQuestion, (ctx, { asked }) => previewHolder(ctx, asked));
