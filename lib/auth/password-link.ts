import 'server-only';
import { and, eq, isNull, lt, or } from 'drizzle-orm';
import { withTenant } from '@/db/client';
import { members } from '@/db/schema/members';
import { translateDatabaseError } from '../database-error';
import { AppError } from '../errors';
import { peekCode } from './one-time-code';
import { maySendUserLink, operatorOfLink } from './operator-link';
import { can } from './permissions';

export const LINK_PURPOSES = ['reset', 'invitation'] as const;

type Receiver = { tenantId: string; memberId: string; email: string } | { operatorId: string; email: string };

/** The member or operator who may set a password with a link's code. The code is not used up. Throws `invalid_code`. */
export async function loadPasswordLink(code: string): Promise<Receiver> {
  try {
    const link = await peekCode([...LINK_PURPOSES], code);
    const { subjectTenantId: tenantId, memberId, operatorId } = link;
    const operator = operatorId ? await operatorOfLink({ ...link, operatorId }) : null;
    if (operator) return operator;
    if (!tenantId || !memberId || !(await maySendUserLink(link.issuedByOperator))) throw new AppError('invalid_code');
    return { tenantId, memberId, email: await emailOf({ ...link, tenantId, memberId }) };
  } catch (error) {
    throw translateDatabaseError(error);
  }
}

/** Whether a link's code still works, for the page that it opens. */
export async function isPasswordLink(code: string): Promise<boolean> {
  try {
    await loadPasswordLink(code);
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === 'invalid_code') return false;
    throw error;
  }
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
