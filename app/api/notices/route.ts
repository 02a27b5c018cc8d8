import { NoticeFilters } from '@/lib/notices/input';
import { countUnreadNotices, listNotices } from '@/lib/notices/list-notices';
import { routeList } from '@/lib/server/route-query';

/** The caller's notices. `unread` is how many of all of them were not read yet, up to 99. */
export const GET = routeList('notices.view', NoticeFilters, async (ctx, { asked }) => {
  const [page, unread] = await Promise.all([listNotices(ctx, asked), countUnreadNotices(ctx)]);
  return { ...page, unread };
});
