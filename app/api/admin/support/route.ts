import { operatorRouteList } from '@/lib/server/route-query';
import { SupportFilters } from '@/lib/support/input';
import { listSupport } from '@/lib/support/list-support';

export const GET = operatorRouteList('support.view', SupportFilters, async (ctx, { asked: filters }) => {
  const { counts, ...page } = await listSupport(ctx, filters);
  const total = counts[filters.state];
  return { ...page, total };
});
