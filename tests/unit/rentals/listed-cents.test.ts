import { expect, it } from 'vitest';
import { listedCents } from '@/lib/rentals/listed-cents';

it.each([
  ['active', 30_000, null, 30_000],
  ['cancelled', 0, 22_000, 0],
  ['completed', 41_000, 22_000, 41_000],
  ['reserved', 0, 22_000, 22_000],
  ['reserved', 0, undefined, null],
  ['draft', 0, 22_000, null],
])('%s with charges of %i, reserved for %j, costs %j', (status, chargesCents, reservationCents, shown) => {
  expect(listedCents({ status, chargesCents, reservationCents })).toBe(shown);
});
