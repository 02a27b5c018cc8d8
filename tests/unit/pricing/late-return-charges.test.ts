import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MINUTE_MS } from '@/lib/durations';
import { rentalDays, unusedGraceMinutes } from '@/lib/pricing/days';
import { lateReturnCharges } from '@/lib/pricing/late-return-charges';
import { rentCents } from '@/lib/pricing/quote';
import { type LateFacts, type MileageFacts, mileageCharge } from '@/lib/pricing/return-charges';

const OUT = new Date('2026-11-21T15:00:00Z');

interface Case {
  lateMinutes: number;
  agreedMinutes: number;
  graceMinutes?: number;
  perDayCents?: number;
  rates?: Partial<LateFacts['rates']>;
  drivenKm?: number;
  milesPerDay?: number;
  priceCents?: number;
}

function given({ lateMinutes, agreedMinutes, graceMinutes = 60, perDayCents = 0, rates, ...miles }: Case) {
  const due = new Date(OUT.getTime() + agreedMinutes * MINUTE_MS);
  const chargedDays = rentalDays(OUT, due, graceMinutes);
  const facts: LateFacts = {
    out: OUT,
    due,
    returned: new Date(due.getTime() + lateMinutes * MINUTE_MS),
    rates: { dailyCents: 5500, weeklyCents: null, monthlyCents: null, ...rates },
    perDayCents,
    chargedDays,
    graceMinutes,
    unusedGraceMinutes: unusedGraceMinutes(OUT, due, graceMinutes),
  };
  const mileage: MileageFacts = { drivenKm: 0, milesPerDay: 60, priceCents: 40, ...miles, chargedDays };
  return [facts, mileage] as const;
}

function charged(any: Case) {
  return lateReturnCharges(...given(any)).map(({ kind, amountCents, sentence }) => [kind, amountCents, sentence.key]);
}

const DAY = 1440;

describe('a late return', () => {
  it('is charged by its hours and days, with the miles of the days, while that is less', () => {
    const far = { agreedMinutes: 4 * DAY, drivenKm: 500 };
    expect(charged({ ...far, lateMinutes: 0 })).toEqual([['mileage', 2800, 'mileage']]);
    expect(charged({ ...far, lateMinutes: 130 })).toEqual([
      ['late', 2200, 'late_hours'],
      ['mileage', 2800, 'mileage'],
    ]);
    expect(charged({ ...far, lateMinutes: DAY })).toEqual([
      ['late', 5500, 'late_days'],
      ['mileage', 400, 'mileage'],
    ]);
  });

  it('counts the allowance of a booking for the whole time where the hours come without one', () => {
    const far = { agreedMinutes: 4 * DAY, lateMinutes: 130, priceCents: 200 };
    expect(charged({ ...far, drivenKm: 480 })).toEqual([['late', 5500, 'late_as_booked']]);
    expect(charged({ ...far, drivenKm: 500 })).toEqual([
      ['late', 5500, 'late_as_booked'],
      ['mileage', 2000, 'mileage'],
    ]);
  });

  it('says what a weekly rate takes away, even if nothing or less than nothing is left', () => {
    const week = (weeklyCents: number) =>
      lateReturnCharges(...given({ agreedMinutes: 6 * DAY, lateMinutes: DAY, rates: { weeklyCents } }));
    const params = { hours: 24, minutes: 0, freeMinutes: 60, chargedDays: 1, days: 7 };
    const line = (amountCents: number, cutCents: number) => [
      { kind: 'late', amountCents, sentence: { key: 'late_as_booked', params: { ...params, cutCents } } },
    ];
    expect(week(35_000)).toEqual(line(2000, 3500));
    expect(week(33_000)).toEqual(line(0, 5500));
    expect(week(30_000)).toEqual(line(-3000, 8500));
  });

  it('is not capped at its own price, and not before it is late', () => {
    expect(charged({ agreedMinutes: 4 * DAY, lateMinutes: DAY })).toEqual([['late', 5500, 'late_days']]);
    const cheap = { agreedMinutes: 6 * DAY, rates: { weeklyCents: 100 } };
    expect(charged({ ...cheap, lateMinutes: 0 })).toEqual([]);
    expect(charged({ ...cheap, lateMinutes: -DAY })).toEqual([]);
  });
});

it('never costs more than a booking of the whole time, with its miles and rates', () => {
  const cents = fc.integer({ min: 100, max: 999_999 });
  const anyCase = fc.record({
    lateMinutes: fc.oneof(fc.integer({ min: 1, max: 600 }), fc.integer({ min: 1, max: 60 * DAY })),
    agreedMinutes: fc.integer({ min: 60, max: 60 * DAY }),
    graceMinutes: fc.nat(120),
    perDayCents: fc.nat(6000),
    rates: fc.record({ dailyCents: cents, weeklyCents: fc.option(cents), monthlyCents: fc.option(cents) }),
    drivenKm: fc.nat(20_000),
    milesPerDay: fc.nat(200),
    priceCents: fc.nat(500),
  });
  fc.assert(
    fc.property(anyCase, (any) => {
      const [facts, mileage] = given(any);
      const lines = lateReturnCharges(facts, mileage);
      const cost = (days: number) => rentCents(facts.rates, days) + facts.perDayCents * days;
      const days = rentalDays(facts.out, facts.returned, facts.graceMinutes);
      const booked = cost(days) + (mileageCharge({ ...mileage, chargedDays: days })?.amountCents ?? 0);
      const total = cost(facts.chargedDays) + lines.reduce((sum, { amountCents }) => sum + amountCents, 0);
      expect(total).toBeLessThanOrEqual(booked);
      expect(Number.isSafeInteger(total)).toBe(true);
    }),
    { numRuns: 1000 },
  );
});
