import { LICENSE_SOON_DAYS } from './values';

const DAY_MS = 86_400_000;

/** How a licence stands on a day, `2026-11-21`: run out, about to, not known, or good. */
export function licenseState(expiresOn: string | null, today: string): 'missing' | 'expired' | 'soon' | 'valid' {
  if (expiresOn === null) return 'missing';
  if (expiresOn < today) return 'expired';
  return Date.parse(expiresOn) - Date.parse(today) <= LICENSE_SOON_DAYS * DAY_MS ? 'soon' : 'valid';
}
