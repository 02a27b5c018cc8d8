import { DrawerFilters } from '@/lib/drawers/input';
import { listOpenDrawers, listSignedDrawers } from '@/lib/drawers/list-drawers';
import { routeList } from '@/lib/server/route-query';

/** Those that are not signed off with all that is in them, all of them; of those that are, a page. */
export const GET = routeList('payments.close', DrawerFilters, async (ctx, { asked: filters }) => {
  const { rows, nextCursor } =
    filters.tab === 'open'
      ? { rows: await listOpenDrawers(ctx), nextCursor: null }
      : await listSignedDrawers(ctx, filters);
  return { rows: [...rows], nextCursor };
});
