import 'server-only';
import { and, eq, gt, sql } from 'drizzle-orm';
import { type Transaction, withPlatform } from '@/db/client';
import { loginAttempts } from '@/db/schema/operators';
import { AppError } from '../errors';
import { newId } from '../id';

const WINDOW = sql`now() - interval '15 minutes'`;
const ACCOUNT_LIMIT = 5;
const ADDRESS_LIMIT = 30;

/** Throws `too_many_requests` once an address has failed 30 times in 15 minutes; answers whether the account is locked by 5 failures. */
export function attemptState(account: string, address: string): Promise<{ locked: boolean }> {
  return withPlatform(async (tx) => {
    const [byAccount, byAddress] = await Promise.all([
      count(tx, and(eq(loginAttempts.account, account), gt(loginAttempts.at, WINDOW))),
      count(tx, and(eq(loginAttempts.address, address), gt(loginAttempts.at, WINDOW))),
    ]);
    if (byAddress >= ADDRESS_LIMIT) throw new AppError('too_many_requests');
    return { locked: byAccount >= ACCOUNT_LIMIT };
  });
}

export function recordFailure(account: string, address: string): Promise<unknown> {
  return withPlatform((tx) => tx.insert(loginAttempts).values({ id: newId(), account, address }));
}

/** A right password, or one newly set, starts the account's count anew. */
export function forgetFailures(account: string): Promise<unknown> {
  return withPlatform((tx) => tx.delete(loginAttempts).where(eq(loginAttempts.account, account)));
}

async function count(tx: Transaction, where: ReturnType<typeof and>): Promise<number> {
  const [row] = await tx.select({ count: sql<number>`count(*)::int` }).from(loginAttempts).where(where);
  return row?.count ?? 0;
}
