import 'server-only';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import { withPlatform } from '@/db/client';
import { operatorSessions, operators } from '@/db/schema/operators';
import { mustSetUpFactor } from './must-set-up-factor';

const IDLE_MINUTES = 30;

/** Whether a row of `operator_sessions` is neither revoked nor expired, and was used within the last half hour. */
export function operatorSessionLives(): SQL<boolean> {
  const { revokedAt, expiresAt, lastSeenAt } = operatorSessions;
  return sql`(${revokedAt} is null and ${expiresAt} > now() and ${lastSeenAt} > now() - make_interval(mins => ${IDLE_MINUTES}))`;
}

/** The state of an operator's session, with the database's clock; null if there is no such session. */
export function loadOperatorSession(sessionId: string) {
  return withPlatform(async (tx) => {
    const [row] = await tx
      .select({
        now: sql<string>`now()`,
        live: operatorSessionLives(),
        expiresAt: operatorSessions.expiresAt,
        adminMode: operatorSessions.adminMode,
        /** The platform asks operators for a second factor, and this one has none yet. */
        mustEnroll: mustSetUpFactor(operators.id),
        operator: {
          id: operators.id,
          name: operators.name,
          email: operators.email,
          role: operators.role,
          permissions: operators.permissions,
          active: operators.active,
        },
      })
      .from(operatorSessions)
      .innerJoin(operators, eq(operators.id, operatorSessions.operatorId))
      .where(eq(operatorSessions.id, sessionId));
    if (row?.live) {
      await tx
        .update(operatorSessions)
        .set({ lastSeenAt: sql`now()` })
        .where(
          and(eq(operatorSessions.id, sessionId), sql`${operatorSessions.lastSeenAt} < now() - interval '1 minute'`),
        );
    }
    return row ?? null;
  });
}
