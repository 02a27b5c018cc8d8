import 'server-only';
import { and, eq, gt, ne, sql } from 'drizzle-orm';
import { withPlatform } from '@/db/client';
import { loginAttempts } from '@/db/schema/operators';
import { AppError } from '../errors';
import { newId } from '../id';

const WINDOW = sql`now() - interval '15 minutes'`;
const ACCOUNT_LIMIT = 5;
const ADDRESS_LIMIT = 30;

/**
 * Counts an attempt before it is looked at, so that a hundred at once are no more than a hundred in a row: it stands as a failure
 * until `forgetAttempt`. Throws `too_many_requests` once an address has failed 30 times in 15 minutes; answers whether the
 * account is locked by 5 failures (product.md §3).
 */
export async function countAttempt(account: string, address: string): Promise<{ attemptId: string; locked: boolean }> {
  const attemptId = newId();
  await withPlatform((tx) => tx.insert(loginAttempts).values({ id: attemptId, account, address }));
  const [byAccount, byAddress] = await withPlatform((tx) => {
    const others = (where: ReturnType<typeof eq>) =>
      tx.$count(loginAttempts, and(where, ne(loginAttempts.id, attemptId), gt(loginAttempts.at, WINDOW)));
    return Promise.all([others(eq(loginAttempts.account, account)), others(eq(loginAttempts.address, address))]);
  });
  if (byAddress >= ADDRESS_LIMIT) {
    await forgetAttempt(attemptId);
    throw new AppError('too_many_requests');
  }
  return { attemptId, locked: byAccount >= ACCOUNT_LIMIT };
}

/** Takes back one attempt, which was none. */
export function forgetAttempt(attemptId: string): Promise<unknown> {
  return withPlatform((tx) => tx.delete(loginAttempts).where(eq(loginAttempts.id, attemptId)));
}

/** A right password, or one newly set, starts the account's count anew. */
export function forgetFailures(account: string): Promise<unknown> {
  return withPlatform((tx) => tx.delete(loginAttempts).where(eq(loginAttempts.account, account)));
}
