import { listSessions } from '@/lib/members/list-sessions';
import { endOtherSessions } from '@/lib/profile/end-own-sessions';
import { route, routeQuery } from '@/lib/server/route';

export const GET = routeQuery('profile.edit', async (ctx) => ({
  rows: await listSessions(ctx, ctx.member.id),
  nextCursor: null,
}));
export const DELETE = route(endOtherSessions);
