import { daysBetween } from './dates';

/** The states of documents and licenses: expiring in the next thirty days, or expired. */
export const EXPIRIES = ['soon', 'expired'] as const;
export type Expiry = (typeof EXPIRIES)[number];

/** The number of days before expiry from which something is shown as expiring soon. */
export const SOON_DAYS = 30;
/** The number of days before expiry from which something is shown as urgent. */
export const URGENT_DAYS = 7;

/**
 * Whether something has expired on a local day, such as `2026-11-21`. It is still valid on its last day. An unknown
 * date never expires.
 */
export function isExpired(expiresOn: string | null, today: string): boolean {
  return expiresOn !== null && expiresOn < today;
}

/**
 * Whether something expires on a local day or within the given number of days after it. False if it has already
 * expired.
 */
export function expiresWithin(days: number, expiresOn: string, today: string): boolean {
  return !isExpired(expiresOn, today) && daysBetween(today, expiresOn) <= days;
}
