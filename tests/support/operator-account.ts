import { eq } from 'drizzle-orm';
import { withPlatform } from '@/db/client';
import { operatorSessions, operators } from '@/db/schema/operators';
import { makeSecret } from '@/lib/auth/authenticator';
import type { OperatorRole } from '@/lib/auth/operator-permissions';
import { sealText } from '@/lib/auth/seal-text';
import { secretPurpose } from '@/lib/auth/second-factor';
import { newId } from '@/lib/id';
import type { AdminContext } from '@/lib/server/admin-context';
import { asOperator } from './as-operator';
import { quickHash } from './quick-hash';
import { codeOf } from './second-factors';

export const OPERATOR_PASSWORD = 'mango-kafe-7-wout';

/** A signed-in operator with a password, whose wrong guesses count for nobody else's network. */
export async function operatorAccount(role: OperatorRole = 'admin', adminMode = true): Promise<AdminContext> {
  const made = { ...(await asOperator(role, adminMode)), address: newId() };
  const passwordHash = await quickHash(OPERATOR_PASSWORD);
  await withPlatform((tx) => tx.update(operators).set({ passwordHash }).where(eq(operators.id, made.operator.id)));
  return { ...made, sessionId: await openOperatorSession(made) };
}

/** One more place where the operator is signed in. */
export async function openOperatorSession({ operator, expiresAt }: AdminContext): Promise<string> {
  const id = newId();
  const session = { id, operatorId: operator.id, expiresAt, adminMode: true };
  await withPlatform((tx) => tx.insert(operatorSessions).values(session));
  return id;
}

/** What the setup of a second factor sends, with a code of now. */
export function confirmedFactor({ operator }: AdminContext) {
  const secret = makeSecret();
  const sealedSecret = sealText(secret, secretPurpose({ operatorId: operator.id }));
  return { ownPassword: OPERATOR_PASSWORD, sealedSecret, code: codeOf(secret) };
}
