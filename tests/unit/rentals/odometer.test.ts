import { expect, it } from 'vitest';
import { HOUR_MS } from '@/lib/durations';
import { isOdometerJump } from '@/lib/rentals/odometer';

const NOW = new Date('2026-11-21T15:00:00Z');
const before = (hours: number) => new Date(NOW.getTime() - hours * HOUR_MS);

it.each([
  [800, 24, false],
  [801, 24, true],
  [801, 25, false],
  [800, 0, false],
  [801, 1, true],
  [8000, 240, false],
  [0, 0, false],
])('%i km in %i h is a jump: %s', (km, hours, jump) => {
  expect(isOdometerJump(km, before(hours), NOW)).toBe(jump);
});
