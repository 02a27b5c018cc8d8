import { listOpenDrafts } from '@/lib/rentals/get-draft';
import { routeList } from '@/lib/server/route-query';

/** The caller's own agreements that are not signed yet, the last edited first. */
export const GET = routeList('rentals.create', null, async (ctx) => ({ rows: await listOpenDrafts(ctx) }));
