import { daysBetween } from './dates';

/** Papers and licences by their last day: in the next thirty days, or past it. */
export const EXPIRIES = ['soon', 'expired'] as const;
export type Expiry = (typeof EXPIRIES)[number];

/** What expires within so many days is shown as expiring soon. */
export const SOON_DAYS = 30;
/** What expires within so many days is shown as urgent. */
export const URGENT_DAYS = 7;

/** Whether something has expired on a local day, `2026-11-21`. Its last day is still valid; one that is not known never expires. */
export function isExpired(expiresOn: string | null, today: string): boolean {
  return expiresOn !== null && expiresOn < today;
}

/** Whether something expires within so many days after a local day, or on that day; not where it has expired already. */
export function expiresWithin(days: number, expiresOn: string, today: string): boolean {
  return !isExpired(expiresOn, today) && daysBetween(today, expiresOn) <= days;
}
