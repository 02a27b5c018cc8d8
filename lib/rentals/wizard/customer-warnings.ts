import { licenseRefusal } from '../../license-refusal';
import type { HandOverBlocker } from '../find-hand-over-blockers';

const ABOUT_CUSTOMER = [
  'customer_blacklisted',
  'customer_inactive',
  'customer_underage',
  'license_expiry_missing',
  'license_expired',
  'license_expires_before_return',
] as const;

/** The reasons that would prevent a handover to this customer, shown while they can still be fixed. */
export function customerWarnings(
  { licenseExpiresOn }: { licenseExpiresOn?: string | null },
  { blockers, ...days }: { today: string; returnDay: string; blockers: readonly HandOverBlocker[] },
) {
  const told = ABOUT_CUSTOMER.filter((code) => blockers.some((blocker) => blocker.code === code));
  // The server checks once vehicle and period are chosen too. Until then the license is checked here.
  if (told.length > 0 || licenseExpiresOn === undefined) return told;
  const refusal = licenseRefusal(licenseExpiresOn, days);
  return refusal ? [refusal] : [];
}
