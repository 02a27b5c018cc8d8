import { listSessions } from '@/lib/members/list-sessions';
import { endOtherSessions } from '@/lib/profile/end-own-sessions';
import { route } from '@/lib/server/route';
import { routeList } from '@/lib/server/route-query';

export const GET = routeList('profile.edit', null, async (ctx) => ({
  rows: await listSessions(ctx, ctx.member.id),
  nextCursor: null,
}));
export const DELETE = route(endOtherSessions);
