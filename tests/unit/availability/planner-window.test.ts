import { expect, it } from 'vitest';
import { dayColumn } from '@/lib/availability/day-column';
import { plannerWindow } from '@/lib/availability/planner-window';
import { localToInstant } from '@/lib/dates';
import { MINUTE_MS } from '@/lib/durations';

const timeZone = 'America/Port-au-Prince';
const HOURS = 60;

function windowOf(firstDay: string, days = 3) {
  return plannerWindow({ firstDay, days }, { timeZone, now: new Date('2026-03-01T12:00:00Z') });
}

it('begins today where no day is named, by the clock of the company', () => {
  const now = new Date('2026-11-22T03:30:00Z');
  expect(plannerWindow({ firstDay: null, days: 14 }, { timeZone, now })).toMatchObject({
    firstDay: '2026-11-21',
    start: Date.parse('2026-11-21T05:00:00Z'),
    now: 22.5 * HOURS,
  });
});

it.each([
  ['a usual day has 24 hours', '2026-06-01', [0, 24, 48, 72]],
  ['a day loses an hour in spring', '2026-03-07', [0, 24, 47, 71]],
  ['a day gains an hour in autumn', '2026-10-31', [0, 24, 49, 73]],
])('%s', (_name, firstDay, hours) => {
  expect(windowOf(firstDay).edges).toEqual(hours.map((hour) => hour * HOURS));
});

it.each([
  ['noon of a usual day', '2026-06-01T12:00', '2026-06-01', 0.5],
  ['noon of the day with 23 hours', '2026-03-08T12:00', '2026-03-07', 1 + 11 / 23],
  ['noon of the day with 25 hours', '2026-11-01T12:00', '2026-10-31', 1 + 13 / 25],
  ['midnight after it', '2026-11-02T00:00', '2026-10-31', 2],
  ['before the days', '2026-05-20T12:00', '2026-06-01', 0],
  ['after the days', '2026-07-20T12:00', '2026-06-01', 3],
])('finds the column of %s', (_name, local, firstDay, column) => {
  const { start, edges } = windowOf(firstDay);
  const instant = localToInstant(local, timeZone)?.getTime() ?? 0;
  expect(dayColumn((instant - start) / MINUTE_MS, edges)).toBeCloseTo(column, 10);
});
