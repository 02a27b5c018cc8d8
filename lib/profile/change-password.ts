import 'server-only';
import { and, eq, sql } from 'drizzle-orm';
import { members } from '@/db/schema/members';
import { assertOwnPassword } from '../auth/assert-own-password';
import { hashPassword } from '../auth/password';
import { isStrongPassword } from '../auth/password-strength';
import { revokeMemberSessions } from '../auth/revoke-session';
import { AppError } from '../errors';
import { parseInput } from '../parse-input';
import { command } from '../server/command';
import type { TenantContext } from '../server/context';
import { ChangePasswordInput } from './input';

/** Stores the member's new password and ends their other sessions. `changePassword` has checked the old one. */
export const recordPassword = command(
  { name: 'profile.change_password', permission: 'profile.edit', input: ChangePasswordInput },
  async (ctx, { password }) => {
    if (!isStrongPassword(password, ctx.member.email))
      throw new AppError('password_too_weak', { fields: { password: 'password_too_weak' } });
    const passwordHash = await hashPassword(password);
    await ctx.tx
      .update(members)
      .set({ passwordHash, passwordSetAt: sql`now()`, updatedAt: ctx.now })
      .where(and(eq(members.tenantId, ctx.tenantId), eq(members.id, ctx.member.id)));
    const ended = await revokeMemberSessions(ctx.tx, ctx.tenantId, ctx.member.id, { except: ctx.sessionId });
    ctx.record({
      entity: 'member',
      entityId: ctx.member.id,
      before: null,
      after: { passwordChanged: true, endedSessions: ended },
    });
    return { ended };
  },
);

/** Changes the member's own password. Throws as `assertOwnPassword` does if the present one is wrong. */
export async function changePassword(ctx: TenantContext, raw: unknown): Promise<{ ended: number }> {
  await assertOwnPassword(ctx, parseInput(ChangePasswordInput, raw).ownPassword);
  return recordPassword(ctx, raw);
}
