import 'server-only';
import { and, eq, sql } from 'drizzle-orm';
import { withPlatform, withTenant } from '@/db/client';
import { auditEntries } from '@/db/schema/activity';
import { members } from '@/db/schema/members';
import { tenants } from '@/db/schema/tenants';
import { AppError } from '../errors';
import { newId } from '../id';
import { parseInput } from '../parse-input';
import { assertStrongPassword } from './assert-strong-password';
import { SetPasswordInput } from './input';
import { forgetFailures } from './login-attempts';
import { redeemCode } from './one-time-code';
import { hashPassword } from './password';
import { LINK_PURPOSES, loadPasswordLink } from './password-link';
import { revokeMemberSessions } from './revoke-session';
import { setOperatorPassword } from './set-operator-password';

/**
 * Sets the password of a member or an operator with the code of a reset or an invitation, and ends all their sessions.
 * Returns the company's slug, or null for an operator.
 */
export async function setPassword(raw: unknown): Promise<{ slug: string | null }> {
  const input = parseInput(SetPasswordInput, raw);
  const receiver = await loadPasswordLink(input.code);
  // Checked before the code is used up, so that after a weak choice the member can try again.
  await withPlatform((tx) => assertStrongPassword(tx, input.password, receiver.email));
  await redeemCode([...LINK_PURPOSES], input.code);
  const passwordHash = await hashPassword(input.password);
  if ('operatorId' in receiver) {
    await setOperatorPassword(receiver.operatorId, passwordHash);
    return { slug: null };
  }
  const { tenantId, memberId } = receiver;
  const { email, slug } = await withTenant(tenantId, async (tx) => {
    const mine = and(eq(members.tenantId, tenantId), eq(members.id, memberId));
    const [member] = await tx
      .update(members)
      .set({ passwordHash, passwordSetAt: sql`now()` })
      .where(mine)
      .returning({ email: members.email, name: members.name });
    const [tenant] = await tx.select({ slug: tenants.slug }).from(tenants).where(eq(tenants.id, tenantId));
    if (!member || !tenant) throw new AppError('invalid_code');
    await revokeMemberSessions(tx, tenantId, memberId);
    const entry = {
      tenantId,
      id: newId(),
      memberId,
      actorName: member.name,
      action: 'members.set_password',
      entity: 'member',
      entityId: memberId,
    };
    await tx.insert(auditEntries).values(entry);
    return { email: member.email, slug: tenant.slug };
  });
  await forgetFailures(`${slug}/${email}`);
  return { slug };
}
