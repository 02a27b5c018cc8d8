import { ActivityFilters } from '@/lib/activity/input';
import { listActivity } from '@/lib/activity/list-activity';
import { operatorRouteList } from '@/lib/server/route-query';

export const GET = operatorRouteList('activity.view', ActivityFilters, async (ctx, { asked: filters }) => {
  const { page } = await listActivity(ctx, filters);
  return page;
});
