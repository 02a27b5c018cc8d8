import { describe, expect, it } from 'vitest';
import { localToInstant } from '@/lib/dates';
import type { RateRule } from '@/lib/rates/pick-rule';
import { type RateQuestion, rateForPeriod } from '@/lib/rates/rate-for-period';

const ZONE = 'America/Port-au-Prince';
const RATES = { dailyCents: 9500, weeklyCents: 58_500, monthlyCents: 205_200 };

function rule(change: Partial<RateRule> = {}): RateRule {
  return {
    id: 'r1',
    name: 'Christmas',
    startsOn: '2026-12-20',
    endsOn: '2026-12-31',
    classId: null,
    tier: null,
    dailyRateCents: null,
    changeBasisPoints: 2500,
    createdAt: new Date('2026-01-01T00:00:00Z'),
    ...change,
  };
}

function at(local: string): Date {
  const instant = localToInstant(local, ZONE);
  if (!instant) throw new Error(local);
  return instant;
}

function rate(out: string, due: string, rules: RateRule[], change: Partial<RateQuestion> = {}) {
  return rateForPeriod({
    rates: RATES,
    rules,
    out: at(out),
    due: at(due),
    graceMinutes: 60,
    timeZone: ZONE,
    classId: null,
    tier: null,
    ...change,
  });
}

describe('a season', () => {
  it('prices the days that begin in it, and the agreement gets their mean', () => {
    expect(rate('2026-12-18T10:00', '2026-12-22T10:00', [rule()])).toEqual({
      days: 4,
      parts: [
        { days: 2, rateCents: 9500, name: null, basis: 'daily' },
        { days: 2, rateCents: 11_875, name: 'Christmas', basis: 'daily' },
      ],
      // (2 × 95.00 + 2 × 118.75) ÷ 4 = 106.875, half up.
      dailyRateCents: 10_688,
      rates: { dailyCents: 10_688, weeklyCents: null, monthlyCents: null },
      rentCents: 42_752,
    });
  });

  it('begins and ends at local midnight, to the minute', () => {
    const name = (out: string) => rate(out, '2027-01-20T12:00', [rule()]).parts[0]?.name;
    expect(['2026-12-19T23:59', '2026-12-20T00:00'].map(name)).toEqual([null, 'Christmas']);
    expect(['2026-12-31T23:59', '2027-01-01T00:00'].map(name)).toEqual(['Christmas', null]);
  });

  it('with a rate of its own holds for its days, also where a weekly rate would', () => {
    const { parts, rates } = rate('2026-12-28T10:00', '2027-01-04T10:00', [
      rule({ dailyRateCents: 15_000, changeBasisPoints: null }),
    ]);
    expect(parts).toEqual([
      { days: 4, rateCents: 15_000, name: 'Christmas', basis: 'daily' },
      { days: 3, rateCents: 8357, name: null, basis: 'weekly' },
    ]);
    // (60000 + 25071) ÷ 7 = 12153
    expect(rates).toEqual({ dailyCents: 12_153, weeklyCents: null, monthlyCents: null });
  });

  it('by percentage changes the weekly and the monthly rate too, each spread over its days', () => {
    const always = rule({ startsOn: null, endsOn: null, tier: 'vip', changeBasisPoints: -1000 });
    const week = rate('2026-11-01T10:00', '2026-11-08T10:00', [always], { tier: 'vip' });
    expect(week.parts).toEqual([{ days: 7, rateCents: 7521, name: 'Christmas', basis: 'weekly' }]);
    const month = rate('2026-11-01T10:00', '2026-12-01T10:00', [always], { tier: 'vip' });
    expect(month.parts).toEqual([{ days: 30, rateCents: 6156, name: 'Christmas', basis: 'monthly' }]);
  });

  it('never makes a rate outside the bounds of a form', () => {
    const cheap = { dailyCents: 150, weeklyCents: null, monthlyCents: null };
    const low = rate('2026-12-24T10:00', '2026-12-25T10:00', [rule({ changeBasisPoints: -9500 })], { rates: cheap });
    expect(low.dailyRateCents).toBe(100);
    const dear = { dailyCents: 900_000, weeklyCents: null, monthlyCents: null };
    const high = rate('2026-12-24T10:00', '2026-12-25T10:00', [rule({ changeBasisPoints: 5000 })], { rates: dear });
    expect(high.dailyRateCents).toBe(999_999);
  });
});

describe('when the clocks change', () => {
  // A rental day is 24 hours: 7 March 23:30 is followed by 9 March 00:30, and no rental day starts on 8 March.
  it('a day that the clocks make shorter may begin no rental day', () => {
    const eighth = rule({ startsOn: '2026-03-08', endsOn: '2026-03-08' });
    expect(rate('2026-03-07T23:30', '2026-03-09T23:30', [eighth]).parts.map(({ name }) => name)).toEqual([null]);
    expect(rate('2026-03-07T10:00', '2026-03-09T10:00', [eighth]).parts.map(({ name }) => name)).toEqual([
      null,
      'Christmas',
    ]);
  });

  it('a day that they make longer may begin two', () => {
    const first = rule({ startsOn: '2026-11-01', endsOn: '2026-11-01' });
    expect(rate('2026-10-31T00:30', '2026-11-02T23:30', [first]).parts).toEqual([
      { days: 1, rateCents: 9500, name: null, basis: 'daily' },
      { days: 2, rateCents: 11_875, name: 'Christmas', basis: 'daily' },
    ]);
  });
});

it('refuses a period that no agreement has', () => {
  expect(() => rate('2026-01-01T10:00', '2027-06-01T10:00', [])).toThrow(
    expect.objectContaining({ code: 'period_invalid' }),
  );
});
