import { route } from '@/lib/server/route';
import { routeList } from '@/lib/server/route-query';
import { listNextNumbers } from '@/lib/tenants/list-next-numbers';
import { saveNumbering } from '@/lib/tenants/save-numbering';

/** The number that the next paper of each series gets. */
export const GET = routeList('settings.manage', null, async (ctx) => ({
  rows: await listNextNumbers(ctx),
  nextCursor: null,
}));
export const PUT = route(saveNumbering);
