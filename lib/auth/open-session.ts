import 'server-only';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { withPlatform, withTenant } from '@/db/client';
import { auditEntries } from '@/db/schema/activity';
import { members, sessions } from '@/db/schema/members';
import { operatorSessions, operators, platformAuditEntries } from '@/db/schema/operators';
import { AppError } from '../errors';
import { newId } from '../id';
import { describeDevice } from './describe-device';
import { operatorSessionEnd } from './operator-session';
import { entersAdminMode, isSystemAdmin } from './system-admin';
import type { SessionToken } from './token';

export interface SignedIn {
  token: SessionToken;
  tenant: { id: string; slug: string; name: string } | null;
  user: { id: string; name: string; email: string; role: string };
  adminMode: boolean;
}

export interface Client {
  address: string;
  /** Whether the address says that it forwards for somebody else, but is none of our proxies. */
  forwards?: boolean;
  userAgent: string | null;
}

/** An account whose password was right. */
export interface Found {
  id: string;
  name: string;
  email: string;
  role: string;
  permissions: string[];
  active: boolean;
  passwordHash: string | null;
  tenant: { id: string; slug: string; name: string; status: string } | null;
}

/**
 * Opens a session, unless the password is no longer the one that was compared, or the account was suspended: then it throws
 * `invalid_email_or_password`. The account's row is locked first. So a change that comes meanwhile either is seen here, or sees this
 * session and ends it.
 */
export function openSession(found: Found, client: Client): Promise<SignedIn> {
  return found.tenant ? openMemberSession(found, found.tenant, client) : openOperatorSession(found, client);
}

async function openMemberSession(
  found: Found,
  tenant: NonNullable<Found['tenant']>,
  client: Client,
): Promise<SignedIn> {
  const sessionId = newId();
  await withTenant(tenant.id, async (tx) => {
    const session = {
      tenantId: tenant.id,
      id: sessionId,
      memberId: found.id,
      address: client.address,
      userAgent: client.userAgent,
    };
    const unchanged = and(
      eq(members.passwordHash, found.passwordHash ?? ''),
      eq(members.active, true),
      isNull(members.archivedAt),
    );
    const [member] = await tx
      .update(members)
      .set({ lastLoginAt: sql`now()` })
      .where(and(eq(members.tenantId, tenant.id), eq(members.id, found.id), unchanged))
      .returning({ id: members.id });
    if (!member) throw new AppError('invalid_email_or_password');
    await tx.insert(auditEntries).values({
      ...{ tenantId: tenant.id, id: newId(), memberId: found.id, actorName: found.name, address: client.address },
      ...{ action: 'members.sign_in', entity: 'member', entityId: found.id, before: null },
      after: { device: describeDevice(client.userAgent) },
    });
    await tx.insert(sessions).values({ ...session, expiresAt: sql`now() + wout_member_session_life()` });
  });
  return { token: { sessionId, tenantId: tenant.id }, tenant, user: publicUser(found), adminMode: false };
}

async function openOperatorSession(found: Found, client: Client): Promise<SignedIn> {
  const sessionId = newId();
  const facts = { tenantId: null, role: found.role, permissions: found.permissions };
  const adminMode = isSystemAdmin(facts) && entersAdminMode(facts);
  await withPlatform(async (tx) => {
    const session = {
      id: sessionId,
      operatorId: found.id,
      adminMode,
      address: client.address,
      userAgent: client.userAgent,
    };
    const unchanged = and(eq(operators.passwordHash, found.passwordHash ?? ''), eq(operators.active, true));
    const [operator] = await tx
      .update(operators)
      .set({ lastLoginAt: sql`now()` })
      .where(and(eq(operators.id, found.id), unchanged))
      .returning({ id: operators.id });
    if (!operator) throw new AppError('invalid_email_or_password');
    await tx.insert(platformAuditEntries).values({
      ...{ id: newId(), operatorId: found.id, actorName: found.name, address: client.address },
      ...{ action: 'operators.sign_in', entity: 'operator', entityId: found.id, before: null },
      after: { device: describeDevice(client.userAgent) },
    });
    await tx.insert(operatorSessions).values({ ...session, expiresAt: operatorSessionEnd() });
  });
  return { token: { sessionId, tenantId: null }, tenant: null, user: publicUser(found), adminMode };
}

function publicUser({ id, name, email, role }: Found) {
  return { id, name, email, role };
}
