import { OperatorLogFilters } from '@/lib/activity/input';
import { listOperatorLog } from '@/lib/activity/list-operator-log';
import { operatorRouteList } from '@/lib/server/route-query';

export const GET = operatorRouteList('operators.manage', OperatorLogFilters, async (ctx, { asked: filters }) => {
  const { page } = await listOperatorLog(ctx, filters);
  return page;
});
