import { MINUTE_MS } from '../durations';

/** Longer than a server can take to send one mail, so that no second one begins meanwhile. */
const FIRST_WAIT_MINUTES = 5;
const LONGEST_WAIT_MINUTES = 60;

/** When a mail is tried again if its attempt number `attempt`, from 1, fails: after 5, 10, 20, 40 and then 60 minutes. */
export function nextTry(attempt: number, now: Date): Date {
  const minutes = Math.min(FIRST_WAIT_MINUTES * 2 ** (attempt - 1), LONGEST_WAIT_MINUTES);
  return new Date(now.getTime() + minutes * MINUTE_MS);
}
