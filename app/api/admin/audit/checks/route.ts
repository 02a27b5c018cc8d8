import { listPlatformChecks } from '@/lib/nightly-checks/list-platform-checks';
import { operatorRouteList } from '@/lib/server/route-query';

/** What the nightly check of the operators' log found when it last ran. */
export const GET = operatorRouteList('operators.manage', null, async (ctx) => ({
  rows: await listPlatformChecks(ctx),
}));
