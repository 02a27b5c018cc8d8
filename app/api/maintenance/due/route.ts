import { listServices } from '@/lib/maintenance/list-services';
import { routeList } from '@/lib/server/route-query';

/** What the plans ask for, the most urgent first. */
export const GET = routeList('maintenance.view', null, async (ctx) => ({
  rows: await listServices({ ...ctx, timeZone: ctx.tenant.timeZone }),
}));
