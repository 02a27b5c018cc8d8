import 'server-only';
import { and, eq } from 'drizzle-orm';
import { withTenant } from '@/db/client';
import { members } from '@/db/schema/members';
import { translateDatabaseError } from '../database-error';
import { AppError } from '../errors';
import { beginAttempt, failAttempt, forgetAttempt, judgeAttempt } from './login-attempts';
import { networkOf } from './network-of';
import { verifyPassword } from './password';

interface Asked {
  tenantId: string;
  tenant: { slug: string };
  member: { id: string; email: string };
  address: string | null;
}

/**
 * Checks the password of a signed-in member before a change to their account, since somebody else may sit at their
 * screen. Wrong ones count with failed sign-ins. Throws `wrong_password`, `account_locked` or `too_many_requests`.
 */
export async function assertOwnPassword(ctx: Asked, password: string): Promise<void> {
  try {
    const attempt = await beginAttempt(`${ctx.tenant.slug}/${ctx.member.email}`, networkOf(ctx.address ?? ''));
    const right = await verifyPassword(await storedHash(ctx), password);
    const verdict = right ? await judgeAttempt(attempt) : 'open';
    await (right ? forgetAttempt(attempt) : failAttempt(attempt));
    if (!right) throw new AppError('wrong_password', { fields: { ownPassword: 'wrong_password' } });
    if (verdict !== 'open') throw new AppError('account_locked');
  } catch (error) {
    throw translateDatabaseError(error);
  }
}

function storedHash({ tenantId, member }: Asked): Promise<string | null> {
  return withTenant(tenantId, async (tx) => {
    const [row] = await tx
      .select({ passwordHash: members.passwordHash })
      .from(members)
      .where(and(eq(members.tenantId, tenantId), eq(members.id, member.id)));
    return row?.passwordHash ?? null;
  });
}
