import 'server-only';
import { and, eq, isNull, lt, or, sql } from 'drizzle-orm';
import { withTenant } from '@/db/client';
import { auditEntries } from '@/db/schema/activity';
import { members } from '@/db/schema/members';
import { tenants } from '@/db/schema/tenants';
import { AppError } from '../errors';
import { newId } from '../id';
import { parseInput } from '../parse-input';
import { SetPasswordInput } from './input';
import { forgetFailures } from './login-attempts';
import { type CodePurpose, peekCode, redeemCode } from './one-time-code';
import { hashPassword } from './password';
import { isStrongPassword } from './password-strength';
import { can } from './permissions';
import { revokeMemberSessions } from './revoke-session';

const PURPOSES: CodePurpose[] = ['reset', 'invitation'];

/**
 * Sets a member's password with the code of a reset or an invitation, and ends all their sessions. Returns the
 * company's slug.
 */
export async function setPassword(raw: unknown): Promise<{ slug: string }> {
  const input = parseInput(SetPasswordInput, raw);
  const link = await peekCode(PURPOSES, input.code);
  const { subjectTenantId: tenantId, memberId } = link;
  if (!tenantId || !memberId) throw new AppError('invalid_code');
  // Checked before the code is used up, so that after a weak choice the member can try again.
  if (!isStrongPassword(input.password, await emailOf({ ...link, tenantId, memberId }))) throw weak();
  await redeemCode(PURPOSES, input.code);
  const passwordHash = await hashPassword(input.password);
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

interface Link {
  tenantId: string;
  memberId: string;
  createdAt: Date;
  issuedBy: string | null;
  email: string | null;
}

/**
 * The email of a member who may still use a link: active, with no password set and no other address since. If another
 * member made the link, they must still be allowed to.
 */
async function emailOf({ tenantId, memberId, createdAt, issuedBy, email }: Link): Promise<string> {
  const active = [eq(members.tenantId, tenantId), eq(members.active, true), isNull(members.archivedAt)];
  const found = await withTenant(tenantId, async (tx) => {
    const [member] = await tx
      .select({ email: members.email })
      .from(members)
      .where(
        and(
          ...active,
          eq(members.id, memberId),
          or(isNull(members.passwordSetAt), lt(members.passwordSetAt, createdAt)),
          email === null ? undefined : eq(members.email, email),
        ),
      );
    if (!member || issuedBy === null) return member;
    const [issuer] = await tx
      .select({ role: members.role })
      .from(members)
      .where(and(...active, eq(members.id, issuedBy)));
    return issuer && can(issuer.role, 'members.manage') ? member : undefined;
  });
  if (!found) throw new AppError('invalid_code');
  return found.email;
}

function weak(): AppError {
  return new AppError('password_too_weak', { fields: { password: 'password_too_weak' } });
}
