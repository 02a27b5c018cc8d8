import 'server-only';
import { and, eq, gt, inArray, ne, sql } from 'drizzle-orm';
import { type Transaction, withPlatform } from '@/db/client';
import { loginAttempts } from '@/db/schema/operators';
import { AppError } from '../errors';
import { newId } from '../id';

const WINDOW = sql`interval '15 minutes'`;
const ACCOUNT_LIMIT = 5;
const ADDRESS_LIMIT = 30;
const HOURLY_LIMIT = 30;

export interface AttemptState {
  attemptId: string;
  locked: boolean;
  /** After this many guesses within an hour, passwords are no longer checked at all. */
  exhausted: boolean;
}

/**
 * Counts an attempt before it is checked, so that a hundred parallel attempts gain nothing over a hundred in a row. It
 * counts as a failure until `forgetAttempt`. Throws `too_many_requests` once an address has failed 30 times in 15
 * minutes. Five failures within 15 minutes lock the account for 15 minutes from the fifth. Attempts during the lock do
 * not extend it (docs/rules.md §3).
 */
export async function countAttempt(account: string, address: string): Promise<AttemptState> {
  const attemptId = newId();
  await withPlatform((tx) => tx.insert(loginAttempts).values({ id: attemptId, account, address }));
  const state = await withPlatform(async (tx) => {
    const since = (span: typeof WINDOW) =>
      and(ne(loginAttempts.id, attemptId), gt(loginAttempts.at, sql`now() - ${span}`));
    const [byAddress, inHour, locked] = await Promise.all([
      tx.$count(loginAttempts, and(eq(loginAttempts.address, address), since(WINDOW))),
      tx.$count(
        loginAttempts,
        and(inArray(loginAttempts.account, [account, whileLocked(account)]), since(sql`interval '1 hour'`)),
      ),
      isLocked(tx, account, attemptId),
    ]);
    return { throttled: byAddress >= ADDRESS_LIMIT, exhausted: inHour >= HOURLY_LIMIT, locked };
  });
  if (state.throttled) {
    await forgetAttempt(attemptId);
    throw new AppError('too_many_requests');
  }
  if (state.locked) {
    const counted = { account: whileLocked(account) };
    await withPlatform((tx) => tx.update(loginAttempts).set(counted).where(eq(loginAttempts.id, attemptId)));
  }
  return { attemptId, locked: state.locked, exhausted: state.exhausted };
}

/** Removes one attempt that turned out not to be one. */
export function forgetAttempt(attemptId: string): Promise<unknown> {
  return withPlatform((tx) => tx.delete(loginAttempts).where(eq(loginAttempts.id, attemptId)));
}

/** The right password, or a newly set one, resets the account's count. */
export function forgetFailures(account: string): Promise<unknown> {
  const both = inArray(loginAttempts.account, [account, whileLocked(account)]);
  return withPlatform((tx) => tx.delete(loginAttempts).where(both));
}

function whileLocked(account: string): string {
  return `locked/${account}`;
}

/**
 * Whether an earlier failure in the last 15 minutes was the fifth within 15 minutes. Of many parallel failures, the
 * first five lock the account.
 */
async function isLocked(tx: Transaction, account: string, attemptId: string): Promise<boolean> {
  const rows = await tx.execute<{ locked: boolean }>(sql`
    select exists (
      select from login_attempts last
      where last.account = ${account} and (last.at, last.id) < (select at, id from login_attempts where id = ${attemptId}) and last.at > now() - ${WINDOW}
        and (select count(*) from login_attempts a
          where a.account = last.account and (a.at, a.id) <= (last.at, last.id) and a.at > last.at - ${WINDOW}) >= ${ACCOUNT_LIMIT}
    ) as locked`);
  return rows[0]?.locked === true;
}
