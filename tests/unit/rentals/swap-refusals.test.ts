import { expect, it } from 'vitest';
import { MINUTE_MS } from '@/lib/durations';
import { swapRefusals } from '@/lib/rentals/swap-refusals';

const NOW = new Date('2026-11-22T12:00:00Z');
const minutes = (count: number) => new Date(NOW.getTime() + count * MINUTE_MS);

const POSSIBLE = { at: NOW, left: minutes(-600), due: minutes(600), presentVehicleId: 'first' };
const NEXT = { id: 'second', serviceStatus: 'in_service', lastReturnAt: minutes(-60) };

const refusals = (facts: object, next: object = {}) =>
  swapRefusals({ ...POSSIBLE, ...facts, next: { ...NEXT, ...next } }, NOW).map(({ field, code }) => `${field} ${code}`);

it.each([
  ['nothing', {}, {}],
  ['nothing at the minute in which the first left', { at: minutes(-600) }, { lastReturnAt: null }],
  ['nothing at the minute in which the second came back', {}, { lastReturnAt: NOW }],
  ['nothing within the five minutes that clocks differ by', { at: minutes(5) }, {}],
])('refuses %s', (_what, facts, next) => {
  expect(refusals(facts, next)).toEqual([]);
});

it.each([
  ['a time to come', { at: minutes(6) }, {}, 'swappedAt swap_in_future'],
  [
    'a time before the first vehicle left',
    { at: minutes(-601) },
    { lastReturnAt: null },
    'swappedAt swap_before_pickup',
  ],
  ['a rental that is late', { at: minutes(-5), due: NOW }, {}, 'swappedAt swap_past_due'],
  ['the agreed return itself', { at: minutes(3), due: minutes(3) }, {}, 'swappedAt swap_past_due'],
  ['the same vehicle', {}, { id: 'first' }, 'vehicleId swap_same_vehicle'],
  ['one in maintenance', {}, { serviceStatus: 'maintenance' }, 'vehicleId vehicle_not_in_service'],
  ['one that was not back yet', { at: minutes(-61) }, {}, 'swappedAt swap_before_return'],
])('refuses %s', (_what, facts, next, refusal) => {
  expect(refusals(facts, next)).toEqual([refusal]);
});
