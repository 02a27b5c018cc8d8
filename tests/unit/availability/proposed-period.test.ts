import { expect, it } from 'vitest';
import { plannerWindow } from '@/lib/availability/planner-window';
import { proposedPeriod } from '@/lib/availability/proposed-period';
import { localToInstant } from '@/lib/dates';
import { MINUTE_MS } from '@/lib/durations';

const timeZone = 'America/Port-au-Prince';

function proposed(
  firstDay: string,
  first: number,
  last: number,
  taken: [string, string][] = [],
  now = '2026-02-01T08:10',
) {
  const clock = { timeZone, now: localToInstant(now, timeZone) ?? new Date(0) };
  const window = plannerWindow({ firstDay, days: 14 }, clock);
  const minute = (local: string) => ((localToInstant(local, timeZone)?.getTime() ?? 0) - window.start) / MINUTE_MS;
  const bars = taken.map(([from, until]) => ({ from: minute(from), until: minute(until) }));
  const period = proposedPeriod({ first, last }, { bars, window, timeZone });
  return period && [period.pickupAt, period.dueAt];
}

it.each([
  ['a day is one rental day', 2, 2, [], ['2026-06-03T09:00', '2026-06-04T09:00']],
  ['three days are three rental days', 2, 4, [], ['2026-06-03T09:00', '2026-06-06T09:00']],
  [
    'it begins when the vehicle is back',
    2,
    2,
    [['2026-06-01T09:00', '2026-06-03T15:30']],
    ['2026-06-03T15:30', '2026-06-04T09:00'],
  ],
  [
    'it ends when the next one begins',
    2,
    4,
    [['2026-06-05T08:00', '2026-06-09T09:00']],
    ['2026-06-03T09:00', '2026-06-05T08:00'],
  ],
  ['a day that is taken from nine on has none', 2, 2, [['2026-06-03T09:00', '2026-06-05T09:00']], null],
] as [string, number, number, [string, string][], string[] | null][])('%s', (_name, first, last, taken, period) => {
  expect(proposed('2026-06-01', first, last, taken)).toEqual(period);
});

it('begins today at the next whole hour, and never in a day that is over', () => {
  expect(proposed('2026-06-01', 0, 0, [], '2026-06-01T13:20')).toEqual(['2026-06-01T14:00', '2026-06-02T09:00']);
  expect(proposed('2026-06-01', 0, 0, [], '2026-06-02T13:20')).toBeNull();
});

it('keeps nine o’clock through both nights in which clocks change', () => {
  expect(proposed('2026-03-07', 0, 1)).toEqual(['2026-03-07T09:00', '2026-03-09T09:00']);
  expect(proposed('2026-10-31', 0, 1)).toEqual(['2026-10-31T09:00', '2026-11-02T09:00']);
});
