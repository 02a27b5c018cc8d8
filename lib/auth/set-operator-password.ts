import 'server-only';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { withPlatform } from '@/db/client';
import { operatorSessions, operators, platformAuditEntries } from '@/db/schema/operators';
import { AppError } from '../errors';
import { newId } from '../id';
import { forgetFailures } from './login-attempts';

/** Stores an operator's new password, which a link's code was used up for, and ends all their sessions. */
export async function setOperatorPassword(operatorId: string, passwordHash: string): Promise<void> {
  const email = await withPlatform(async (tx) => {
    const [operator] = await tx
      .update(operators)
      .set({ passwordHash, updatedAt: sql`now()` })
      .where(eq(operators.id, operatorId))
      .returning({ name: operators.name, email: operators.email });
    if (!operator) throw new AppError('invalid_code');
    await tx
      .update(operatorSessions)
      .set({ revokedAt: sql`now()` })
      .where(and(eq(operatorSessions.operatorId, operatorId), isNull(operatorSessions.revokedAt)));
    await tx.insert(platformAuditEntries).values({
      ...{ id: newId(), operatorId, actorName: operator.name, action: 'operators.set_password' },
      ...{ entity: 'operator', entityId: operatorId },
    });
    return operator.email;
  });
  await forgetFailures(`/${email}`);
}
