import { expect, it } from 'vitest';
import { licenseState } from '@/lib/drivers/license-state';

it.each([
  [null, 'missing'],
  ['2026-11-20', 'expired'],
  ['2026-11-21', 'soon'],
  ['2026-12-21', 'soon'],
  ['2026-12-22', 'valid'],
] as const)('%s is %s', (day, state) => {
  expect(licenseState(day, '2026-11-21')).toBe(state);
});
