import { expect, it } from 'vitest';
import { leftAt } from '@/lib/rentals/left-at';

const at = (time: string) => new Date(`2026-11-21T${time}Z`);

it.each([
  ['the pickup where the hand-over came after it', '10:00:00', '10:12:40', '10:00:00'],
  ['the hand-over where it came first, in whole minutes', '10:30:00', '10:00:40', '10:00:00'],
  ['the pickup where no hand-over is known', '10:00:00', null, '10:00:00'],
])('is %s', (_name, pickup, activated, left) => {
  expect(leftAt({ pickupAt: at(pickup), activatedAt: activated ? at(activated) : null, vehicleSince: null })).toEqual(
    at(left),
  );
});

it('is the swap where the vehicle took another one’s place', () => {
  const swapped = at('12:00:00');
  expect(leftAt({ pickupAt: at('10:00:00'), activatedAt: at('10:12:40'), vehicleSince: swapped })).toEqual(swapped);
});
