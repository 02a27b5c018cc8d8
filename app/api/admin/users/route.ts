import { adminContext } from '@/lib/server/admin-context';
import { answering } from '@/lib/server/route';
import { UserFilters } from '@/lib/users/input';
import { listUsers } from '@/lib/users/list-users';

export const GET = answering(async (request) => {
  const filters = UserFilters.parse(Object.fromEntries(new URL(request.url).searchParams));
  const { counts, ...page } = await listUsers(await adminContext('users.manage'), filters);
  const total = counts[filters.state ?? 'all'];
  return Response.json({ ...page, total }, { headers: { 'cache-control': 'no-store' } });
});
