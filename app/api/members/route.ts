import { createMember } from '@/lib/members/create-member';
import { listMembers } from '@/lib/members/list-members';
import { route, routeQuery } from '@/lib/server/route';

export const GET = routeQuery('members.manage', async (ctx) => ({ rows: await listMembers(ctx), nextCursor: null }));
export const POST = route(createMember, 201);
