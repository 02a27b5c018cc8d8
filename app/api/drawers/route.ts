import { DrawerFilters } from '@/lib/drawers/input';
import { listOpenDrawers, listSignedDrawers } from '@/lib/drawers/list-drawers';
import { routeList } from '@/lib/server/route-query';

export const GET = routeList('payments.close', DrawerFilters, async (ctx, { asked: filters }) => {
  return filters.tab === 'open' ? { rows: await listOpenDrawers(ctx) } : listSignedDrawers(ctx, filters);
});
