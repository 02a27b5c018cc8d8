import 'server-only';
import { and, eq, sql } from 'drizzle-orm';
import { members } from '@/db/schema/members';
import { assertStrongPassword } from '../auth/assert-strong-password';
import { forgetFailures } from '../auth/login-attempts';
import { hashPassword } from '../auth/password';
import { revokeMemberSessions } from '../auth/revoke-session';
import { databaseCode } from '../database-error';
import { AppError } from '../errors';
import { assertUnchanged } from '../records/assert-unchanged';
import { command } from '../server/command';
import { assertWithinPlan } from '../tenants/assert-within-plan';
import { MEMBER_FIELDS } from './fields';
import { UpdateMemberInput } from './input';
import { assertKeepsAdmin } from './keep-an-admin';
import { lockMember } from './lock-members';

/** Changes a member. A new password or a deactivation ends their sessions. */
export const updateMember = command(
  { name: 'members.update', permission: 'members.manage', input: UpdateMemberInput },
  async (ctx, { memberId, version, password, confirmation: _, ...after }) => {
    const { member, all } = await lockMember(ctx, memberId);
    await assertUnchanged(ctx, {
      fields: MEMBER_FIELDS,
      record: member,
      version,
      entity: 'member',
      entityId: memberId,
    });
    const staysAdmin = after.role === 'admin' && after.active;
    assertKeepsAdmin(member, all, { actorId: ctx.member.id, staysAdmin });
    if (after.active && !member.active) await assertWithinPlan(ctx, 'members');
    if (password !== '') await assertStrongPassword(ctx.tx, password, after.email);
    const passwordHash = password === '' ? member.passwordHash : await hashPassword(password);
    try {
      await ctx.tx
        .update(members)
        .set({ ...after, passwordHash, updatedAt: ctx.now, ...(password !== '' && { passwordSetAt: sql`now()` }) })
        .where(and(eq(members.tenantId, ctx.tenantId), eq(members.id, memberId)));
    } catch (error) {
      if (databaseCode(error) !== '23505') throw error;
      throw new AppError('duplicate_email', { fields: { email: 'duplicate_email' } });
    }
    if (password !== '') await forgetFailures(`${ctx.tenant.slug}/${after.email}`);
    if (password !== '' || !after.active) await revokeMemberSessions(ctx.tx, ctx.tenantId, memberId);
    const { name, email, role, active } = member;
    ctx.record({
      entity: 'member',
      entityId: memberId,
      before: { name, email, role, active },
      after: { ...after, passwordChanged: password !== '' },
    });
    return { id: memberId };
  },
);
