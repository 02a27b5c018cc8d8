import { extendRental } from '@/lib/rentals/extend-rental';
import { previewExtension } from '@/lib/rentals/preview-extension';
import { route, routeQuery } from '@/lib/server/route';

/** What an extension would add: `?dueAt=2026-11-28T18:00`, and what the vehicle clashes with. */
export const GET = routeQuery('rentals.view', (ctx, { search, params }) =>
  previewExtension(ctx, { ...Object.fromEntries(search), rentalId: params.rentalId }),
);

export const POST = route(extendRental);
