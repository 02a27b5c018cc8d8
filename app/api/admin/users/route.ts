import { operatorRouteList } from '@/lib/server/route-query';
import { UserFilters } from '@/lib/users/input';
import { listUsers } from '@/lib/users/list-users';

export const GET = operatorRouteList('users.manage', UserFilters, async (ctx, { asked: filters }) => {
  const { counts, ...page } = await listUsers(ctx, filters);
  const total = counts[filters.state ?? 'all'];
  return { ...page, total };
});
