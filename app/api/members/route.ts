import { route, routeQuery } from '@/lib/server/route';
import { createMember } from '@/lib/staff/create-member';
import { listMembers } from '@/lib/staff/list-members';

export const GET = routeQuery('members.manage', async (ctx) => ({ rows: await listMembers(ctx), nextCursor: null }));
export const POST = route(createMember, 201);
