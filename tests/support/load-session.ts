import { withMemberSession } from '@/lib/auth/member-session';

/** A member's session as a request loads it. */
export function loadSession(tenantId: string, sessionId: string) {
  return withMemberSession({ tenantId, sessionId }, async (_tx, session) => session);
}
