import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { localToInstant } from '@/lib/dates';
import { DAY_MS } from '@/lib/durations';
import { rentalDays, unusedGraceMinutes } from '@/lib/pricing/days';

const HAITI = 'America/Port-au-Prince';
const MINUTE_MS = 60_000;
const OUT = new Date('2026-11-21T15:00:00Z');

function outPlus(minutes: number): Date {
  return new Date(OUT.getTime() + minutes * MINUTE_MS);
}

function local(text: string): Date {
  return localToInstant(text, HAITI) ?? new Date(Number.NaN);
}

describe('rental days', () => {
  it.each([
    [60, 60, 1],
    [20 * 60, 60, 1],
    [24 * 60, 60, 1],
    [24 * 60 + 45, 60, 1],
    [25 * 60, 60, 1],
    [25 * 60 + 1, 60, 2],
    [48 * 60, 60, 2],
    [49 * 60 + 1, 60, 3],
    [24 * 60, 0, 1],
    [24 * 60 + 1, 0, 2],
    [0, 60, 1],
    [-600, 60, 1],
    [366 * 24 * 60, 60, 366],
  ])('%i minutes with %i of grace are %i', (minutes, grace, days) => {
    expect(rentalDays(OUT, outPlus(minutes), grace)).toBe(days);
  });

  it.each([
    ['a plain day', '2026-11-20T10:00', '2026-11-21T10:00', 1],
    ['the night the clocks go on, an hour short', '2026-03-07T10:00', '2026-03-08T10:00', 1],
    ['the night the clocks go on, to its full day', '2026-03-07T10:00', '2026-03-08T12:00', 1],
    ['the night the clocks go on, beyond', '2026-03-07T10:00', '2026-03-08T12:01', 2],
    ['the night the clocks go back, an hour long, within grace', '2026-10-31T10:00', '2026-11-01T10:00', 1],
    ['the night the clocks go back, beyond', '2026-10-31T10:00', '2026-11-01T10:01', 2],
    ['a week over the clocks going back', '2026-10-28T10:00', '2026-11-04T10:00', 7],
    ['a week over the clocks going on', '2026-03-05T10:00', '2026-03-12T10:00', 7],
    ['out in the hour left out', '2026-03-08T02:30', '2026-03-09T03:30', 1],
    ['out in the double hour', '2026-11-01T01:30', '2026-11-02T01:30', 1],
    ['over a leap day', '2028-02-28T10:00', '2028-03-01T10:00', 2],
    ['over no leap day', '2027-02-28T10:00', '2027-03-01T10:00', 1],
    ['over the end of a year', '2026-12-30T23:30', '2027-01-02T23:30', 3],
    ['over midnight UTC', '2026-11-21T18:00', '2026-11-21T20:00', 1],
  ])('%s', (_name, out, due, days) => {
    expect(rentalDays(local(out), local(due), 60)).toBe(days);
  });

  it('are whole, at least one, never fewer for longer, and one more for 24 hours more', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 600_000 }), fc.nat(10_000), fc.nat(120), (minutes, more, grace) => {
        const days = rentalDays(OUT, outPlus(minutes), grace);
        expect(Number.isInteger(days) && days >= 1).toBe(true);
        expect(rentalDays(OUT, outPlus(minutes + more), grace)).toBeGreaterThanOrEqual(days);
        if (minutes > grace) expect(rentalDays(OUT, outPlus(minutes + 1440), grace)).toBe(days + 1);
      }),
    );
  });
});

describe('grace that a quote leaves', () => {
  it.each([
    [24 * 60, 60, 60],
    [24 * 60 + 45, 60, 15],
    [25 * 60, 60, 0],
    [25 * 60 + 1, 60, 60],
    [20 * 60, 60, 60],
    [24 * 60, 0, 0],
  ])('of %i minutes with %i is %i', (minutes, grace, left) => {
    expect(unusedGraceMinutes(OUT, outPlus(minutes), grace)).toBe(left);
  });

  it('with what the quote used is the whole grace', () => {
    fc.assert(
      fc.property(fc.integer({ min: 60, max: 600_000 }), fc.nat(120), (minutes, grace) => {
        const days = rentalDays(OUT, outPlus(minutes), grace);
        const used = Math.max(0, minutes - (days * DAY_MS) / MINUTE_MS);
        expect(unusedGraceMinutes(OUT, outPlus(minutes), grace) + used).toBe(grace);
      }),
    );
  });
});
