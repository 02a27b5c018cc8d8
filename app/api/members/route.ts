import { listLockedAccounts } from '@/lib/auth/list-locked-accounts';
import { createMember } from '@/lib/members/create-member';
import { listMembers } from '@/lib/members/list-members';
import { route } from '@/lib/server/route';
import { routeList } from '@/lib/server/route-query';

/** The company's members. `locked` are those who can't sign in for now because of wrong passwords. */
export const GET = routeList('members.manage', null, async (ctx) => {
  const rows = await listMembers(ctx);
  const emails = rows.map(({ email }) => email);
  const locked = await listLockedAccounts(ctx.tenant.slug, emails);
  return { rows: rows.map((row) => ({ ...row, locked: locked.has(row.email) })) };
});
export const POST = route(createMember, 201);
