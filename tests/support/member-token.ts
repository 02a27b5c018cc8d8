import { withTenant } from '@/db/client';
import { sessions } from '@/db/schema/members';
import type { MemberRole } from '@/lib/auth/permissions';
import { encodeSessionToken } from '@/lib/auth/token';
import { HOUR_MS } from '@/lib/durations';
import { newId } from '@/lib/id';
import type { TestTenant } from './factories';

/** The token of a new session of the company's member with that role. */
export async function memberToken(tenant: TestTenant, role: MemberRole): Promise<string> {
  const session = { tenantId: tenant.id, id: newId() };
  const row = { ...session, memberId: tenant.members[role], expiresAt: new Date(Date.now() + HOUR_MS) };
  await withTenant(tenant.id, (tx) => tx.insert(sessions).values(row));
  return encodeSessionToken({ sessionId: session.id, tenantId: tenant.id });
}
