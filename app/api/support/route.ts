import { route } from '@/lib/server/route';
import { routeList } from '@/lib/server/route-query';
import { ThreadFilters } from '@/lib/support/input';
import { listThreads } from '@/lib/support/list-threads';
import { openThread } from '@/lib/support/open-thread';

export const GET = routeList('support.view', ThreadFilters, async (ctx, { asked: filters }) => {
  const { counts, ...page } = await listThreads(ctx, filters);
  return { ...page, total: counts[filters.state ?? 'all'] };
});

export const POST = route(openThread, 201);
