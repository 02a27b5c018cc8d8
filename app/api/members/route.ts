import { createMember } from '@/lib/members/create-member';
import { listMembers } from '@/lib/members/list-members';
import { route } from '@/lib/server/route';
import { routeList } from '@/lib/server/route-query';

export const GET = routeList('members.manage', null, async (ctx) => ({
  rows: await listMembers(ctx),
  nextCursor: null,
}));
export const POST = route(createMember, 201);
