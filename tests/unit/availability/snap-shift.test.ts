import { expect, it } from 'vitest';
import { snapShift } from '@/lib/availability/snap-shift';

it.each([
  ['less than half a day is nothing', 0.49, 80, false, 0, 0],
  ['half a day is a day', 0.5, 80, false, 1, 0],
  ['to the left', -1.7, 80, false, -2, 0],
  ['hours where they are asked for', 1.25, 80, true, 1, 6],
  ['hours to the left', -1.25, 80, true, -1, -6],
  ['the nearest hour', 0.06, 60, true, 0, 1],
  ['no hours where a day is too narrow', 1.25, 59, true, 1, 0],
])('%s', (_name, columns, dayPx, byHours, days, hours) => {
  expect(snapShift(columns, { dayPx, byHours })).toEqual({ days, hours });
});
