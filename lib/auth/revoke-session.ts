import 'server-only';
import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import { type Transaction, withPlatform, withTenant } from '@/db/client';
import { sessions } from '@/db/schema/members';
import { operatorSessions } from '@/db/schema/operators';
import type { SessionToken } from './token';

/** Ends one session. The next request with its token is refused. */
export async function revokeSession({ sessionId, tenantId }: SessionToken): Promise<void> {
  if (tenantId) {
    await withTenant(tenantId, (tx) =>
      tx
        .update(sessions)
        .set({ revokedAt: sql`now()` })
        .where(and(eq(sessions.tenantId, tenantId), eq(sessions.id, sessionId), isNull(sessions.revokedAt))),
    );
  } else {
    await withPlatform((tx) =>
      tx
        .update(operatorSessions)
        .set({ revokedAt: sql`now()` })
        .where(and(eq(operatorSessions.id, sessionId), isNull(operatorSessions.revokedAt))),
    );
  }
}

/**
 * Ends a member's sessions, inside the caller's transaction: all of them, only one, or all except one. Returns how many
 * were open.
 */
export async function revokeMemberSessions(
  tx: Transaction,
  tenantId: string,
  memberId: string,
  { only, except }: { only?: string; except?: string } = {},
): Promise<number> {
  const ended = await tx
    .update(sessions)
    .set({ revokedAt: sql`now()` })
    .where(
      and(
        eq(sessions.tenantId, tenantId),
        eq(sessions.memberId, memberId),
        isNull(sessions.revokedAt),
        only === undefined ? undefined : eq(sessions.id, only),
        except === undefined ? undefined : ne(sessions.id, except),
      ),
    )
    .returning({ id: sessions.id });
  return ended.length;
}

/** Ends an operator's sessions in the same way. */
export async function revokeOperatorSessions(
  tx: Transaction,
  operatorId: string,
  { only, except }: { only?: string; except?: string } = {},
): Promise<number> {
  const ended = await tx
    .update(operatorSessions)
    .set({ revokedAt: sql`now()` })
    .where(
      and(
        eq(operatorSessions.operatorId, operatorId),
        isNull(operatorSessions.revokedAt),
        only === undefined ? undefined : eq(operatorSessions.id, only),
        except === undefined ? undefined : ne(operatorSessions.id, except),
      ),
    )
    .returning({ id: operatorSessions.id });
  return ended.length;
}
