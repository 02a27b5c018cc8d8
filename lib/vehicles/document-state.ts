import { expiresWithin, isExpired, SOON_DAYS, URGENT_DAYS } from '../expiry';

/**
 * The state of a document on a local day: expired, expiring within 7 or 30 days, or null. It is still valid on its last
 * day.
 */
export function documentState(expiresOn: string, today: string): 'expired' | 'week' | 'month' | null {
  if (isExpired(expiresOn, today)) return 'expired';
  if (expiresWithin(URGENT_DAYS, expiresOn, today)) return 'week';
  return expiresWithin(SOON_DAYS, expiresOn, today) ? 'month' : null;
}
