import { expect, it } from 'vitest';
import { firstPickup } from '@/lib/rentals/first-pickup';

const ZONE = 'America/Port-au-Prince';

// 10:00 in Haiti in winter is 15:00 UTC.
it.each([
  ['a vehicle that never came back', null, '2026-11-24T10:00'],
  ['one that came back before', '2026-11-24T14:59:00Z', '2026-11-24T10:00'],
  ['one that came back at that moment', '2026-11-24T15:00:00Z', '2026-11-24T10:00'],
  ['one that came back seven minutes later', '2026-11-24T15:07:00Z', '2026-11-24T10:07'],
  ['one that came back within a minute, rounded up', '2026-11-24T15:07:12Z', '2026-11-24T10:08'],
  ['one that came back just within two hours', '2026-11-24T17:00:00Z', '2026-11-24T12:00'],
  ['one that came back later than a form is open', '2026-11-24T17:01:00Z', '2026-11-24T10:00'],
])('begins with %s', (_, back, expected) => {
  expect(firstPickup('2026-11-24T10:00', back === null ? null : new Date(back), ZONE)).toBe(expected);
});

it('leaves a time alone that is none', () => {
  expect(firstPickup('tomorrow', new Date('2026-11-24T15:07:00Z'), ZONE)).toBe('tomorrow');
});
