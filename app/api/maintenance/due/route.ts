import { listServices } from '@/lib/maintenance/list-services';
import { routeQuery } from '@/lib/server/route';

/** What the plans ask for, the most urgent first. */
export const GET = routeQuery('maintenance.view', async (ctx) => ({
  rows: await listServices({ ...ctx, timeZone: ctx.tenant.timeZone }),
}));
