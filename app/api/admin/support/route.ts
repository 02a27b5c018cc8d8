import { adminContext } from '@/lib/server/admin-context';
import { answering } from '@/lib/server/route';
import { SupportFilters } from '@/lib/support/input';
import { listSupport } from '@/lib/support/list-support';

export const GET = answering(async (request) => {
  const filters = SupportFilters.parse(Object.fromEntries(new URL(request.url).searchParams));
  const { counts, ...page } = await listSupport(await adminContext('support.view'), filters);
  const total = counts[filters.state];
  return Response.json({ ...page, total }, { headers: { 'cache-control': 'no-store' } });
});
