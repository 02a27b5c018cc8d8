import { route, routeQuery } from '@/lib/server/route';
import { ThreadFilters } from '@/lib/support/input';
import { listThreads } from '@/lib/support/list-threads';
import { openThread } from '@/lib/support/open-thread';

export const GET = routeQuery('support.view', async (ctx, { search }) => {
  const filters = ThreadFilters.parse(Object.fromEntries(search));
  const { counts, ...page } = await listThreads(ctx, filters);
  return { ...page, total: counts[filters.state ?? 'all'] };
});

export const POST = route(openThread, 201);
