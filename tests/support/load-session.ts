import { readTenant } from '@/db/client';
import { loadMemberSession } from '@/lib/auth/member-session';

/** A member's session as a request loads it. */
export function loadSession(tenantId: string, sessionId: string) {
  return readTenant(tenantId, (tx) => loadMemberSession(tx, tenantId, sessionId));
}
