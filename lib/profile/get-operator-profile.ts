import 'server-only';
import { desc, eq, sql } from 'drizzle-orm';
import { operatorRecoveryCodes, operatorSecondFactors, operatorSessions, operators } from '@/db/schema/operators';
import { describeDevice } from '../auth/describe-device';
import { factorRequired } from '../auth/must-set-up-factor';
import { operatorSessionLives } from '../auth/operator-session';
import { AppError } from '../errors';
import type { AdminContext } from '../server/admin-context';
import { operatorQuery } from '../server/operator-query';

/** The operator's own account, and where they are signed in now, the latest used first. */
export function getOperatorProfile(ctx: AdminContext) {
  const { id } = ctx.operator;
  return operatorQuery(ctx, 'profile.edit', async (tx) => {
    const unused = sql`${operatorRecoveryCodes.operatorId} = ${id} and ${operatorRecoveryCodes.usedAt} is null`;
    const [[profile], sessions] = await Promise.all([
      tx
        .select({
          name: operators.name,
          email: operators.email,
          role: operators.role,
          locale: operators.locale,
          /** When the second factor was set up; null if there is none. */
          secondFactorAt: operatorSecondFactors.createdAt,
          /** Whether the platform asks every operator for one. */
          secondFactorRequired: factorRequired(),
          /** Recovery codes that were not used yet. */
          codesLeft: sql<number>`(select count(*)::int from ${operatorRecoveryCodes} where ${unused})`,
        })
        .from(operators)
        .leftJoin(operatorSecondFactors, eq(operatorSecondFactors.operatorId, operators.id))
        .where(eq(operators.id, id)),
      tx
        .select({
          id: operatorSessions.id,
          createdAt: operatorSessions.createdAt,
          lastSeenAt: operatorSessions.lastSeenAt,
          address: operatorSessions.address,
          userAgent: operatorSessions.userAgent,
        })
        .from(operatorSessions)
        .where(sql`${operatorSessions.operatorId} = ${id} and ${operatorSessionLives()}`)
        .orderBy(desc(operatorSessions.lastSeenAt), desc(operatorSessions.id)),
    ]);
    if (!profile) throw new AppError('record_not_found');
    const listed = sessions.map(({ userAgent, ...session }) => ({
      ...session,
      device: describeDevice(userAgent),
      own: session.id === ctx.sessionId,
    }));
    return { profile, sessions: listed };
  });
}
