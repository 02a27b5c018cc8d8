import 'server-only';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import { withPlatform } from '@/db/client';
import { operatorSessions, operators } from '@/db/schema/operators';
import { platformSettings } from '@/db/schema/platform-settings';
import { mustSetUpFactor } from './must-set-up-factor';

/** Whether a row of `operator_sessions` is neither revoked nor expired, and was used as lately as the platform asks. */
export function operatorSessionLives(): SQL<boolean> {
  const { revokedAt, expiresAt, lastSeenAt } = operatorSessions;
  const { operatorIdleMinutes } = platformSettings;
  const idle = sql`select make_interval(mins => ${operatorIdleMinutes}) from ${platformSettings}`;
  return sql`(${revokedAt} is null and ${expiresAt} > now() and ${lastSeenAt} > now() - (${idle}))`;
}

/** When an operator's session that begins now ends at the latest. */
export function operatorSessionEnd(): SQL<Date> {
  const { operatorSessionHours } = platformSettings;
  return sql`(select now() + make_interval(hours => ${operatorSessionHours}) from ${platformSettings})`;
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
