import { endMemberSessions } from '@/lib/members/end-member-sessions';
import { getMember } from '@/lib/members/list-members';
import { listSessions } from '@/lib/members/list-sessions';
import { route } from '@/lib/server/route';
import { routeList } from '@/lib/server/route-query';

export const GET = routeList('members.manage', null, async (ctx, { params }) => {
  const { id } = await getMember(ctx, params.memberId ?? '');
  return { rows: await listSessions(ctx, id), nextCursor: null };
});
export const DELETE = route(endMemberSessions);
