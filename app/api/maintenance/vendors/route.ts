import { listVendors } from '@/lib/maintenance/list-vendors';
import { routeQuery } from '@/lib/server/route';

/** The vendors that are not archived, with their tickets and what these have cost. */
export const GET = routeQuery('maintenance.view', async (ctx) => ({ rows: await listVendors(ctx) }));
