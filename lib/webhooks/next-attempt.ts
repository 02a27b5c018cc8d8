import { DAY_MS, MINUTE_MS } from '../durations';
import type { WebhookKind } from './values';

/** Longer than one attempt can take, so that no second one begins meanwhile. */
const FIRST_WAIT_MS = MINUTE_MS;
const MOST_ATTEMPTS = 8;

/** How often an event is tried. Whoever sends a test sees at once that it failed. */
export function mostAttempts(kind: WebhookKind): number {
  return kind === 'webhook.test' ? 1 : MOST_ATTEMPTS;
}

/**
 * When an event is tried again if its attempt number `attempt`, from 1, fails. That is after 1, 4, 16 and 64 minutes, then
 * after 4 and 17 hours and a day: two days in all. Null after the last of `most`.
 */
export function nextAttempt(attempt: number, now: Date, most: number): Date | null {
  if (attempt >= most) return null;
  return new Date(now.getTime() + Math.min(FIRST_WAIT_MS * 4 ** (attempt - 1), DAY_MS));
}
