import { expect, it } from 'vitest';
import { licenseRefusal } from '@/lib/license-refusal';

const DAYS = { today: '2026-11-21', returnDay: '2026-11-28' };

it.each([
  [null, 'license_expiry_missing'],
  ['2026-11-20', 'license_expired'],
  ['2026-11-21', 'license_expires_before_return'],
  ['2026-11-27', 'license_expires_before_return'],
  ['2026-11-28', null],
] as const)('a licence valid through %s: %s', (expiresOn, refusal) => {
  expect(licenseRefusal(expiresOn, DAYS)).toBe(refusal);
});
