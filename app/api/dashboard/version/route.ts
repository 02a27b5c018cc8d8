import { getDashboardVersion } from '@/lib/dashboard/get-dashboard-version';
import { routeQuery } from '@/lib/server/route';

const NO_STORE = { 'cache-control': 'no-store' };

/** Whether the dashboard shows something else than what is `known`: 204 if not, else the new version. */
export const GET = routeQuery('dashboard.view', async (ctx, { search }) => {
  const version = await getDashboardVersion(ctx);
  return search.get('known') === version ? new Response(null, { status: 204, headers: NO_STORE }) : { version };
});
