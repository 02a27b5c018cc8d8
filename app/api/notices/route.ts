import { NoticeFilters } from '@/lib/notices/input';
import { listNotices } from '@/lib/notices/list-notices';
import { routeQuery } from '@/lib/server/route';

export const GET = routeQuery('notices.view', (ctx, { search }) =>
  listNotices(ctx, NoticeFilters.parse(Object.fromEntries(search))),
);
