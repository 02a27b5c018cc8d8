import { isExpired } from './expiry';

export type LicenseRefusal = 'license_expiry_missing' | 'license_expired' | 'license_expires_before_return';

/**
 * Why somebody may not drive with this license, which must be known to be valid until the day of the return. Null if
 * nothing prevents it. Days are local, such as `2026-11-21`.
 */
export function licenseRefusal(
  expiresOn: string | null,
  { today, returnDay }: { today: string; returnDay: string },
): LicenseRefusal | null {
  if (expiresOn === null) return 'license_expiry_missing';
  if (isExpired(expiresOn, today)) return 'license_expired';
  return isExpired(expiresOn, returnDay) ? 'license_expires_before_return' : null;
}
