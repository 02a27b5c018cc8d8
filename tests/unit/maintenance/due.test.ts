import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shiftDay, shiftMonths } from '@/lib/dates';
import { serviceDue } from '@/lib/maintenance/due';

const LAST = { km: 40_000, on: '2026-05-31' };

it.each([
  ['by distance, long before', { everyKm: 5000, everyMonths: null }, { km: 44_499, on: '2027-12-01' }, 'later'],
  ['by distance, in its last tenth', { everyKm: 5000, everyMonths: null }, { km: 44_500, on: '2026-06-01' }, 'soon'],
  [
    'by distance, from its kilometer on',
    { everyKm: 5000, everyMonths: null },
    { km: 45_000, on: '2026-06-01' },
    'overdue',
  ],
  [
    'by distance, at most 500 km ahead',
    { everyKm: 40_000, everyMonths: null },
    { km: 79_499, on: '2026-06-01' },
    'later',
  ],
  ['by time, long before', { everyKm: null, everyMonths: 6 }, { km: 99_000, on: '2026-11-11' }, 'later'],
  ['by time, in its last tenth', { everyKm: null, everyMonths: 6 }, { km: 40_000, on: '2026-11-12' }, 'soon'],
  ['by time, still on its day', { everyKm: null, everyMonths: 6 }, { km: 40_000, on: '2026-11-30' }, 'soon'],
  ['by time, from the day after', { everyKm: null, everyMonths: 6 }, { km: 40_000, on: '2026-12-01' }, 'overdue'],
  ['whichever is first: distance', { everyKm: 5000, everyMonths: 6 }, { km: 45_001, on: '2026-06-02' }, 'overdue'],
  ['whichever is first: time', { everyKm: 5000, everyMonths: 6 }, { km: 40_001, on: '2026-12-01' }, 'overdue'],
])('is due %s', (_case, interval, now, state) => {
  expect(serviceDue(interval, LAST, now).state).toBe(state);
});

it('says where it is due and what is left', () => {
  expect(serviceDue({ everyKm: 5000, everyMonths: 6 }, LAST, { km: 45_200, on: '2026-11-20' })).toEqual({
    ...{ dueKm: 45_000, dueOn: '2026-11-30', kmLeft: -200, daysLeft: 10, state: 'overdue' },
  });
});

const km = fc.integer({ min: 0, max: 500_000 });
const day = fc.integer({ min: 0, max: 20_000 }).map((days) => shiftDay('2000-01-01', days));
const everyKm = fc.integer({ min: 100, max: 200_000 });
const everyMonths = fc.integer({ min: 1, max: 120 });
const ORDER = { later: 0, soon: 1, overdue: 2 };

describe('for any plan, last service and vehicle', () => {
  it('a service just done is not overdue', () => {
    fc.assert(
      fc.property(everyKm, everyMonths, km, day, (distance, months, at, on) => {
        const done = { km: at, on };
        expect(serviceDue({ everyKm: distance, everyMonths: months }, done, done).state).toBe('later');
      }),
    );
  });

  it('driving on or waiting never makes it less urgent', () => {
    fc.assert(
      fc.property(
        everyKm,
        everyMonths,
        km,
        day,
        km,
        fc.nat(4000),
        fc.nat(9000),
        fc.nat(900),
        (distance, months, at, on, more, days, further, later) => {
          const interval = { everyKm: distance, everyMonths: months };
          const now = { km: at + more, on: shiftDay(on, days) };
          const then = { km: now.km + further, on: shiftDay(now.on, later) };
          const state = (moment: typeof now) => ORDER[serviceDue(interval, { km: at, on }, moment).state];
          expect(state(then)).toBeGreaterThanOrEqual(state(now));
        },
      ),
    );
  });

  it('with distance and time it is as urgent as the more urgent of both', () => {
    fc.assert(
      fc.property(everyKm, everyMonths, km, day, km, fc.nat(4000), (distance, months, at, on, more, days) => {
        const now = { km: at + more, on: shiftDay(on, days) };
        const state = (interval: { everyKm: number | null; everyMonths: number | null }) =>
          ORDER[serviceDue(interval, { km: at, on }, now).state];
        const both = state({ everyKm: distance, everyMonths: months });
        const each = [state({ everyKm: distance, everyMonths: null }), state({ everyKm: null, everyMonths: months })];
        expect(both).toBe(Math.max(...each));
      }),
    );
  });
});

it.each([
  ['2026-01-31', 1, '2026-02-28'],
  ['2028-01-31', 1, '2028-02-29'],
  ['2026-08-31', 6, '2027-02-28'],
  ['2026-11-15', 14, '2028-01-15'],
  ['2026-12-31', 12, '2027-12-31'],
])('so many months after %s (%i) is %s', (from, months, until) => {
  expect(shiftMonths(from, months)).toBe(until);
});
