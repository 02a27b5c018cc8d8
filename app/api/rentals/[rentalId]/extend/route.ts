import { PreviewExtensionInput } from '@/lib/rentals/extend-input';
import { extendRental } from '@/lib/rentals/extend-rental';
import { previewExtension } from '@/lib/rentals/preview-extension';
import { route } from '@/lib/server/route';
import { routeQuery } from '@/lib/server/route-query';

/** What an extension would add: `?dueAt=2026-11-28T18:00`, and what the vehicle clashes with. */
export const GET = routeQuery('rentals.view', PreviewExtensionInput, (ctx, { asked }) => previewExtension(ctx, asked));

export const POST = route(extendRental);
