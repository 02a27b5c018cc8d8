import { expiresWithin, isExpired, SOON_DAYS } from '../expiry';

/** The state of a license on a day, such as `2026-11-21`: unknown, expired, expiring soon, or valid. */
export function licenseState(expiresOn: string | null, today: string): 'missing' | 'expired' | 'soon' | 'valid' {
  if (expiresOn === null) return 'missing';
  if (isExpired(expiresOn, today)) return 'expired';
  return expiresWithin(SOON_DAYS, expiresOn, today) ? 'soon' : 'valid';
}
