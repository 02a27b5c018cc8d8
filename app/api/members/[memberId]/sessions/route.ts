import { endMemberSessions } from '@/lib/members/end-member-sessions';
import { getMember } from '@/lib/members/list-members';
import { listSessions } from '@/lib/members/list-sessions';
import { route, routeQuery } from '@/lib/server/route';

export const GET = routeQuery('members.manage', async (ctx, { params }) => {
  const { id } = await getMember(ctx, params.memberId ?? '');
  return { rows: await listSessions(ctx, id), nextCursor: null };
});
export const DELETE = route(endMemberSessions);
