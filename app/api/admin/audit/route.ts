import { OperatorLogFilters } from '@/lib/activity/input';
import { listOperatorLog } from '@/lib/activity/list-operator-log';
import { adminContext } from '@/lib/server/admin-context';
import { answering } from '@/lib/server/route';

export const GET = answering(async (request) => {
  const filters = OperatorLogFilters.parse(Object.fromEntries(new URL(request.url).searchParams));
  const { page } = await listOperatorLog(await adminContext('operators.manage'), filters);
  return Response.json(page, { headers: { 'cache-control': 'no-store' } });
});
