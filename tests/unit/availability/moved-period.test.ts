import { expect, it } from 'vitest';
import { type MovedPart, movedPeriod } from '@/lib/availability/moved-period';
import { localToInstant } from '@/lib/dates';
import { MINUTE_MS } from '@/lib/durations';

const timeZone = 'America/Port-au-Prince';
const start = localToInstant('2026-03-01T00:00', timeZone)?.getTime() ?? 0;
const minute = (local: string) => ((localToInstant(local, timeZone)?.getTime() ?? 0) - start) / MINUTE_MS;

function moved(bar: [string, string], part: MovedPart, days: number, hours = 0) {
  const period = movedPeriod(
    { from: minute(bar[0]), until: minute(bar[1]) },
    { part, days, hours },
    { start, timeZone },
  );
  if (period) expect([period.from, period.until]).toEqual([minute(period.pickupAt), minute(period.dueAt)]);
  return period && [period.pickupAt, period.dueAt];
}

const JUNE: [string, string] = ['2026-06-03T09:00', '2026-06-05T16:30'];

it.each<[string, MovedPart, number, number, string[] | null]>([
  ['all of it', 'whole', 2, 0, ['2026-06-05T09:00', '2026-06-07T16:30']],
  ['all of it, back over the end of a month', 'whole', -4, 0, ['2026-05-30T09:00', '2026-06-01T16:30']],
  ['by days and hours', 'whole', 1, -3, ['2026-06-04T06:00', '2026-06-06T13:30']],
  ['its end', 'end', 3, 0, ['2026-06-03T09:00', '2026-06-08T16:30']],
  ['its start', 'start', -1, 2, ['2026-06-02T11:00', '2026-06-05T16:30']],
  ['its end before its start', 'end', -3, 0, null],
  ['its end to half an hour after its start', 'end', -2, -7, null],
  ['its end to an hour after its start', 'start', 2, 6, ['2026-06-05T15:00', '2026-06-05T16:30']],
])('moves %s', (_name, part, days, hours, expected) => {
  expect(moved(JUNE, part, days, hours)).toEqual(expected);
});

it.each<[string, [string, string], number, string[]]>([
  [
    'in spring, when a night is shorter',
    ['2026-03-06T09:00', '2026-03-07T09:00'],
    1,
    ['2026-03-07T09:00', '2026-03-08T09:00'],
  ],
  [
    'in autumn, when a night is longer',
    ['2026-10-30T09:00', '2026-10-31T09:00'],
    1,
    ['2026-10-31T09:00', '2026-11-01T09:00'],
  ],
  [
    'to a time that the clocks skip, which is an hour later',
    ['2026-03-07T02:30', '2026-03-07T09:00'],
    1,
    ['2026-03-08T03:30', '2026-03-08T09:00'],
  ],
])('keeps the time of day across a change of clocks %s', (_name, bar, days, expected) => {
  expect(moved(bar, 'whole', days)).toEqual(expected);
});

it('counts hours as they pass in the night in which clocks change', () => {
  expect(moved(['2026-03-07T23:00', '2026-03-09T09:00'], 'start', 0, 4)).toEqual([
    '2026-03-08T04:00',
    '2026-03-09T09:00',
  ]);
});
