import 'server-only';
import { eq, sql } from 'drizzle-orm';
import { withPlatform } from '@/db/client';
import { operators, platformAuditEntries } from '@/db/schema/operators';
import { AppError } from '../errors';
import { newId } from '../id';
import { forgetFailures } from './login-attempts';
import { revokeOperatorSessions } from './revoke-session';

/** Stores an operator's new password, which a link's code was used up for, and ends all their sessions. */
export async function setOperatorPassword(operatorId: string, passwordHash: string): Promise<void> {
  const email = await withPlatform(async (tx) => {
    const [operator] = await tx
      .update(operators)
      .set({ passwordHash, passwordSetAt: sql`now()`, updatedAt: sql`now()` })
      .where(eq(operators.id, operatorId))
      .returning({ name: operators.name, email: operators.email });
    if (!operator) throw new AppError('invalid_code');
    await revokeOperatorSessions(tx, operatorId);
    await tx.insert(platformAuditEntries).values({
      ...{ id: newId(), operatorId, actorName: operator.name, action: 'operators.set_password' },
      ...{ entity: 'operator', entityId: operatorId },
    });
    return operator.email;
  });
  await forgetFailures(`/${email}`);
}
