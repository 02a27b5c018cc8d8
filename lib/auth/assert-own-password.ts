import 'server-only';
import { and, eq } from 'drizzle-orm';
import { withPlatform, withTenant } from '@/db/client';
import { members } from '@/db/schema/members';
import { operators } from '@/db/schema/operators';
import { translateDatabaseError } from '../database-error';
import { AppError } from '../errors';
import { countFailure } from './count-failure';
import { type Account, logRefusedSignIn } from './log-refused-sign-in';
import { beginAttempt, forgetAttempt, judgeAttempt } from './login-attempts';
import { networkOf } from './network-of';
import { verifyPassword } from './password';

type Asked = { address: string | null } & (
  | { tenantId: string; tenant: { slug: string }; member: { id: string; email: string } }
  | { operator: { id: string; email: string } }
);

/**
 * Checks the password of a signed-in member or operator before a change to their account, since somebody else may sit at their
 * screen. Wrong ones count with failed sign-ins. Throws `wrong_password`, `account_locked` or `too_many_requests`.
 */
export async function assertOwnPassword(ctx: Asked, password: string): Promise<void> {
  try {
    const attempt = await beginAttempt(accountOf(ctx), networkOf(ctx.address ?? ''));
    const right = await verifyPassword(await storedHash(ctx), password);
    const verdict = right ? await judgeAttempt(attempt) : 'open';
    await (right ? forgetAttempt(attempt) : countFailure(attempt, holderOf(ctx)));
    if (!right) throw new AppError('wrong_password', { fields: { ownPassword: 'wrong_password' } });
    if (verdict !== 'open') throw new AppError('account_locked');
  } catch (raw) {
    const error = translateDatabaseError(raw);
    if (error instanceof AppError) logRefusedSignIn(error.code, holderOf(ctx), ctx.address ?? '');
    throw error;
  }
}

function holderOf(ctx: Asked): Account {
  return 'tenantId' in ctx ? { tenantId: ctx.tenantId, memberId: ctx.member.id } : { operatorId: ctx.operator.id };
}

/** The account as sign-ins count it. */
function accountOf(ctx: Asked): string {
  return 'tenantId' in ctx ? `${ctx.tenant.slug}/${ctx.member.email}` : `/${ctx.operator.email}`;
}

async function storedHash(ctx: Asked): Promise<string | null> {
  const [row] = await ('tenantId' in ctx
    ? withTenant(ctx.tenantId, (tx) =>
        tx
          .select({ passwordHash: members.passwordHash })
          .from(members)
          .where(and(eq(members.tenantId, ctx.tenantId), eq(members.id, ctx.member.id))),
      )
    : withPlatform((tx) =>
        tx.select({ passwordHash: operators.passwordHash }).from(operators).where(eq(operators.id, ctx.operator.id)),
      ));
  return row?.passwordHash ?? null;
}
