import 'server-only';
import { and, eq } from 'drizzle-orm';
import { members } from '@/db/schema/members';
import { revokeMemberSessions } from '../auth/revoke-session';
import { command } from '../server/command';
import { NamedMemberInput } from './input';
import { assertKeepsAdmin } from './keep-an-admin';
import { lockMember } from './lock-members';

/**
 * Archives a member, who is signed out and removed from the list but still named on past actions. Their email becomes
 * free for someone else.
 */
export const removeMember = command(
  { name: 'members.remove', permission: 'members.manage', input: NamedMemberInput },
  async (ctx, { memberId }) => {
    const { member, all } = await lockMember(ctx, memberId);
    assertKeepsAdmin(member, all, { actorId: ctx.member.id, staysAdmin: false });
    await ctx.tx
      .update(members)
      .set({ active: false, archivedAt: ctx.now, updatedAt: ctx.now, email: `${member.id}+${member.email}` })
      .where(and(eq(members.tenantId, ctx.tenantId), eq(members.id, memberId)));
    await revokeMemberSessions(ctx.tx, ctx.tenantId, memberId);
    const { name, email, role } = member;
    ctx.record({ entity: 'member', entityId: memberId, before: { name, email, role }, after: null });
    return { id: memberId };
  },
);
