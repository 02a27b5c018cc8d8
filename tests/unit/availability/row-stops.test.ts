import { expect, it } from 'vitest';
import { nearestStop, rowStops } from '@/lib/availability/row-stops';

const DAY = 1440;
const edges = [0, DAY, 2 * DAY, 3 * DAY];
const shown = { edges, now: 0, bookable: true };

function told(bars: { from: number; until: number }[], options = {}) {
  return rowStops(bars, { ...shown, ...options }).map(({ kind, column }) => `${kind} ${column}`);
}

it.each([
  ['every day of a free vehicle', [], {}, ['vehicle -1', 'free 0', 'free 1', 'free 2']],
  ['no day of one out of service', [], { bookable: false }, ['vehicle -1']],
  ['no day that is over', [], { now: DAY }, ['vehicle -1', 'free 1', 'free 2']],
  ['a bar once', [{ from: 0, until: 2 * DAY }], {}, ['vehicle -1', 'bar 0', 'free 2']],
  ['a bar that began before', [{ from: -DAY, until: DAY }], {}, ['vehicle -1', 'bar 0', 'free 1', 'free 2']],
  [
    'the free part of a day',
    [{ from: 600, until: DAY + 600 }],
    {},
    ['vehicle -1', 'bar 0', 'free 0', 'free 1', 'free 2'],
  ],
  ['no free part that is over', [{ from: 600, until: DAY }], { now: 600 }, ['vehicle -1', 'bar 0', 'free 1', 'free 2']],
  [
    'two bars of a day',
    [
      { from: 0, until: 600 },
      { from: 600, until: DAY },
    ],
    {},
    ['vehicle -1', 'bar 0', 'bar 0', 'free 1', 'free 2'],
  ],
])('stops at %s', (_name, bars, options, stops) => {
  expect(told(bars, options)).toEqual(stops);
});

it('goes up and down to the nearest stop', () => {
  const stops = rowStops([{ from: 0, until: 2 * DAY }], shown);
  expect([-1, 0, 1, 2].map((column) => nearestStop(stops, column))).toEqual([0, 1, 1, 2]);
});
