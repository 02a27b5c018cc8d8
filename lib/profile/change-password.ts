import 'server-only';
import { and, eq, sql } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import { members } from '@/db/schema/members';
import { operators } from '@/db/schema/operators';
import { assertOwnPassword } from '../auth/assert-own-password';
import { assertStrongPassword } from '../auth/assert-strong-password';
import { hashPassword } from '../auth/password';
import { revokeMemberSessions, revokeOperatorSessions } from '../auth/revoke-session';
import { parseInput } from '../parse-input';
import type { AdminContext } from '../server/admin-context';
import { answeredBefore } from '../server/answered-before';
import { command } from '../server/command';
import type { TenantContext } from '../server/context';
import { operatorCommand } from '../server/operator-command';
import { ChangePasswordInput } from './input';

/** Stores the member's new password and ends their other sessions. `changePassword` has checked the old one. */
export const recordPassword = command(
  { name: 'profile.change_password', permission: 'profile.edit', input: ChangePasswordInput },
  async (ctx, { password }) => {
    const passwordHash = await newHash(ctx.tx, password, ctx.member.email);
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

/** The same for an operator. */
export const recordOperatorPassword = operatorCommand(
  { name: 'operator_profile.change_password', permission: 'profile.edit', input: ChangePasswordInput },
  async (ctx, { password }) => {
    const { id, email } = ctx.operator;
    const passwordHash = await newHash(ctx.tx, password, email);
    await ctx.tx
      .update(operators)
      .set({ passwordHash, passwordSetAt: sql`now()`, updatedAt: ctx.now })
      .where(eq(operators.id, id));
    const ended = await revokeOperatorSessions(ctx.tx, id, { except: ctx.sessionId });
    const after = { passwordChanged: true, endedSessions: ended };
    ctx.record({ subjectTenantId: null, entity: 'operator', entityId: id, before: null, after });
    return { ended };
  },
);

/** Changes one's own password. Throws as `assertOwnPassword` does if the present one is wrong. */
export async function changePassword(ctx: TenantContext | AdminContext, raw: unknown): Promise<{ ended: number }> {
  const { ownPassword } = parseInput(ChangePasswordInput, raw);
  // A request that is sent again brings the password that the first one has changed.
  const before = await answeredBefore(ctx, 'tenantId' in ctx ? recordPassword : recordOperatorPassword, raw);
  if (before) return before;
  await assertOwnPassword(ctx, ownPassword);
  return 'tenantId' in ctx ? recordPassword(ctx, raw) : recordOperatorPassword(ctx, raw);
}

async function newHash(tx: Transaction, password: string, email: string): Promise<string> {
  await assertStrongPassword(tx, password, email);
  return hashPassword(password);
}
