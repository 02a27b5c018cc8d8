import { expiresWithin, isExpired, SOON_DAYS, URGENT_DAYS } from '../expiry';

/** How a paper stands on a local day: expired, within 7 or 30 days of it, or neither (null). Its last day is still valid. */
export function paperState(expiresOn: string, today: string): 'expired' | 'week' | 'month' | null {
  if (isExpired(expiresOn, today)) return 'expired';
  if (expiresWithin(URGENT_DAYS, expiresOn, today)) return 'week';
  return expiresWithin(SOON_DAYS, expiresOn, today) ? 'month' : null;
}
