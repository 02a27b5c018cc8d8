import { NoticeFilters } from '@/lib/notices/input';
import { listNotices } from '@/lib/notices/list-notices';
import { routeList } from '@/lib/server/route-query';

export const GET = routeList('notices.view', NoticeFilters, (ctx, { asked }) => listNotices(ctx, asked));
