import { listVendors } from '@/lib/maintenance/list-vendors';
import { routeList } from '@/lib/server/route-query';

/** The vendors that are not archived, with their tickets and what these have cost. */
export const GET = routeList('maintenance.view', null, async (ctx) => ({ rows: await listVendors(ctx) }));
