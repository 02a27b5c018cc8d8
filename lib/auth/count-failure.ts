import 'server-only';
import { log } from '../log';
import type { Account } from './log-refused-sign-in';
import { type Attempt, failAttempt, isFull } from './login-attempts';

/** Counts a wrong password or code, and logs it if it locks the account (docs/rules.md §3). */
export async function countFailure(attempt: Attempt, account: Account): Promise<void> {
  const locked = await failAttempt(attempt);
  // Asked whoever it is. Otherwise the answer for an unknown account would come sooner.
  const full = await isFull(attempt);
  if (!locked && full && account) log.warn(account, 'an account was locked after wrong passwords');
}
