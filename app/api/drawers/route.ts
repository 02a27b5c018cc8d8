import { DrawerFilters } from '@/lib/drawers/input';
import { listOpenDrawers, listSignedDrawers } from '@/lib/drawers/list-drawers';
import { routeQuery } from '@/lib/server/route';

export const GET = routeQuery('payments.close', async (ctx, { search }) => {
  const filters = DrawerFilters.parse(Object.fromEntries(search));
  return filters.tab === 'open' ? { rows: await listOpenDrawers(ctx) } : listSignedDrawers(ctx, filters);
});
