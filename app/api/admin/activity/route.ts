import { ActivityFilters } from '@/lib/activity/input';
import { listActivity } from '@/lib/activity/list-activity';
import { adminContext } from '@/lib/server/admin-context';
import { answering } from '@/lib/server/route';

export const GET = answering(async (request) => {
  const filters = ActivityFilters.parse(Object.fromEntries(new URL(request.url).searchParams));
  const { page } = await listActivity(await adminContext('activity.view'), filters);
  return Response.json(page, { headers: { 'cache-control': 'no-store' } });
});
