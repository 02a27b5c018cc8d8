import { expect, it } from 'vitest';
import { rangeOf } from '@/lib/rentals/bounds';

it.each([
  ['dailyRateCents', { fromCents: 100, toCents: 999_999 }],
  ['depositCents', { fromCents: 0, toCents: 9_999_999 }],
  ['milesPerDay', { from: 0, to: 1000 }],
  ['odometerKm', { from: 0, to: 2_000_000 }],
  ['notes', undefined],
])('the sentence about %s names its bounds, with money as money', (name, range) => {
  expect(rangeOf(name)).toEqual(range);
});
