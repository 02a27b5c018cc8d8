import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { localToInstant } from '@/lib/dates';
import { afterHoursLines } from '@/lib/hours/after-hours-lines';
import { closedBetween } from '@/lib/hours/closed-between';
import { hoursRefusals } from '@/lib/hours/hours-refusals';
import { isOpenAt } from '@/lib/hours/is-open-at';
import type { AfterHours, BusinessHours, PlaceHours } from '@/lib/hours/values';

const ZONE = 'America/Port-au-Prince';
const DAY = { opens: '08:00', closes: '17:00' };

function office(afterHours: AfterHours, feeCents = 0): PlaceHours {
  const week = { monday: DAY, tuesday: DAY, wednesday: DAY, thursday: DAY, friday: DAY };
  return { week: { ...week, saturday: { opens: '08:00', closes: '13:00' } }, afterHours, feeCents };
}

const ALWAYS = { opens: '00:00', closes: '00:00' };
const NEVER_CLOSED: PlaceHours = {
  week: Object.fromEntries(
    Object.keys(office('free').week)
      .concat('sunday')
      .map((day) => [day, ALWAYS]),
  ),
  afterHours: 'refused',
  feeCents: 0,
};

const BUSINESS: BusinessHours = {
  places: { '': office('refused'), Airport: NEVER_CLOSED, Hotel: office('fee', 2500) },
  holidays: ['vertieres', 'good_friday'],
  closedDays: ['2026-12-24'],
};

/** A wall-clock time, as an instant. */
function at(local: string): Date {
  return localToInstant(local, ZONE) ?? new Date(Number.NaN);
}

const open = (place: string, local: string) => isOpenAt(BUSINESS, place, at(local), ZONE);

describe('a place is open', () => {
  it.each([
    ['at its first minute', 'Office', '2026-11-23T08:00', true],
    ['not before', 'Office', '2026-11-23T07:59', false],
    ['at its last minute', 'Office', '2026-11-23T17:00', true],
    ['not after', 'Office', '2026-11-23T17:01', false],
    ['until noon on Saturdays', 'Office', '2026-11-21T13:01', false],
    ['not on Sundays', 'Office', '2026-11-22T10:00', false],
    ['not on a public holiday', 'Office', '2026-11-18T10:00', false],
    ['on the day after it', 'Office', '2026-11-19T10:00', true],
    ['not on a moving holiday', 'Office', '2027-03-26T10:00', false],
    ['not on a closed day', 'Office', '2026-12-24T10:00', false],
    ['around midnight where it never closes', 'Airport', '2026-11-22T00:00', true],
    ['in the night where it never closes', 'Airport', '2026-11-22T03:00', true],
    ['by hours of its own', 'Hotel', '2026-11-22T10:00', false],
  ])('%s', (_name, place, local, expected) => {
    expect(open(place, local)).toBe(expected);
  });

  it('always where the company has set no hours', () => {
    expect(isOpenAt({}, 'Office', at('2026-11-22T03:00'), ZONE)).toBe(true);
    expect(isOpenAt({ closedDays: ['2026-11-22'] }, 'Office', at('2026-11-22T03:00'), ZONE)).toBe(true);
  });

  it('at the midnight that ends a day, and not after it', () => {
    const until: BusinessHours = {
      places: { '': { week: { friday: { opens: '18:00', closes: '00:00' } }, afterHours: 'refused', feeCents: 0 } },
    };
    expect(isOpenAt(until, '', at('2026-11-21T00:00'), ZONE)).toBe(true);
    expect(isOpenAt(until, '', at('2026-11-21T00:01'), ZONE)).toBe(false);
  });

  it('by the clock of both clock changes', () => {
    const early: BusinessHours = {
      places: { '': { week: { sunday: { opens: '01:00', closes: '04:00' } }, afterHours: 'refused', feeCents: 0 } },
    };
    // On 14 March 2027 an hour is left out, and on 7 November 2027 one comes twice.
    const spring = { from: at('2027-03-14T00:00'), until: at('2027-03-15T00:00') };
    const autumn = { from: at('2027-11-07T00:00'), until: at('2027-11-08T00:00') };
    expect(closedHours(closedBetween(early, '', spring, ZONE))).toBe(21);
    expect(closedHours(closedBetween(early, '', autumn, ZONE))).toBe(21);
  });
});

function closedHours(closed: readonly { from: Date; until: Date }[]): number {
  return closed.reduce((total, { from, until }) => total + (until.getTime() - from.getTime()) / 3_600_000, 0);
}

describe('closed times', () => {
  const between = (place: string, from: string, until: string) =>
    closedBetween(BUSINESS, place, { from: at(from), until: at(until) }, ZONE);

  it('reach from closing to opening, over Sunday too', () => {
    expect(between('Office', '2026-11-20T16:00', '2026-11-23T09:00')).toEqual([
      { from: at('2026-11-20T17:00'), until: at('2026-11-21T08:00') },
      { from: at('2026-11-21T13:00'), until: at('2026-11-23T08:00') },
    ]);
  });

  it('begin and end with the asked time', () => {
    expect(between('Office', '2026-11-22T09:00', '2026-11-22T10:00')).toEqual([
      { from: at('2026-11-22T09:00'), until: at('2026-11-22T10:00') },
    ]);
    expect(between('Office', '2026-11-23T09:00', '2026-11-23T10:00')).toEqual([]);
  });

  it('are none where somebody takes vehicles back outside the hours', () => {
    expect(between('Hotel', '2026-11-22T09:00', '2026-11-22T10:00')).toEqual([]);
    expect(between('Airport', '2026-11-20T09:00', '2026-11-25T10:00')).toEqual([]);
  });

  it('hold exactly the moments at which the place is closed', () => {
    const start = at('2026-11-14T00:00').getTime();
    const minute = fc.integer({ min: 0, max: 20 * 1440 });
    fc.assert(
      fc.property(minute, minute, minute, (a, b, c) => {
        const [from = 0, probe = 0, until = 0] = [a, b, c].toSorted((x, y) => x - y).map((m) => start + m * 60_000 + 1);
        const closed = closedBetween(BUSINESS, '', { from: new Date(from), until: new Date(until) }, ZONE);
        const isIn = closed.some((each) => each.from.getTime() <= probe && probe < each.until.getTime());
        if (probe < until) expect(isIn).toBe(!isOpenAt(BUSINESS, '', new Date(probe), ZONE));
      }),
    );
  });
});

describe('outside the hours', () => {
  const visits = (pickup: string, back: string, place: string) => ({
    pickup: { at: at(pickup), place },
    back: { at: at(back), place },
  });
  const fees = (pickup: string, back: string, place: string) =>
    afterHoursLines(BUSINESS, visits(pickup, back, place), ZONE).map(({ kind, amountCents }) => [kind, amountCents]);

  it('each visit costs the fee of its place', () => {
    expect(fees('2026-11-23T07:00', '2026-11-24T18:00', 'Hotel')).toEqual([
      ['after_hours_pickup', 2500],
      ['after_hours_return', 2500],
    ]);
    expect(fees('2026-11-23T09:00', '2026-11-24T18:00', 'Hotel')).toEqual([['after_hours_return', 2500]]);
    expect(fees('2026-11-23T09:00', '2026-11-24T17:00', 'Hotel')).toEqual([]);
  });

  it('nothing is asked for where the place refuses or is free of charge', () => {
    expect(fees('2026-11-23T07:00', '2026-11-24T18:00', 'Office')).toEqual([]);
    const free: BusinessHours = { places: { '': office('free', 2500) } };
    expect(afterHoursLines(free, visits('2026-11-22T07:00', '2026-11-22T18:00', ''), ZONE)).toEqual([]);
  });

  it('a place that refuses says at which time', () => {
    const planned = (pickup: string, back: string, pickupLocation: string, returnLocation: string) =>
      hoursRefusals(BUSINESS, { pickupAt: at(pickup), dueAt: at(back), pickupLocation, returnLocation }, ZONE);
    expect(planned('2026-11-22T10:00', '2026-11-29T10:00', 'Office', 'Office')).toEqual({
      pickupAt: 'outside_hours',
      dueAt: 'outside_hours',
    });
    expect(planned('2026-11-22T10:00', '2026-11-29T10:00', 'Airport', 'Office')).toEqual({ dueAt: 'outside_hours' });
    expect(planned('2026-11-22T10:00', '2026-11-29T10:00', 'Hotel', 'Airport')).toEqual({});
  });
});
