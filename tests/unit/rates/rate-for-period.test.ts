import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { localDay, localToInstant } from '@/lib/dates';
import { DAY_MS } from '@/lib/pricing/days';
import { quoteRental } from '@/lib/pricing/quote';
import { pickRule, type RateRule } from '@/lib/rates/pick-rule';
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
  // A rental day is 24 hours: after the night of 7 March 23:30 comes 9 March 00:30, and 8 March begins no day.
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

const CLASSES = [null, 'suv', 'sedan'];
const TIERS = [null, 'standard', 'premium', 'vip'] as const;
const FIRST = Date.UTC(2026, 0, 1);
const dayText = fc
  .integer({ min: 0, max: 400 })
  .map((day) => new Date(FIRST + day * DAY_MS).toISOString().slice(0, 10));

const anyRule = fc
  .record({
    id: fc.uuid(),
    name: fc.constantFrom('A', 'B', 'C', 'D'),
    startsOn: fc.option(dayText),
    length: fc.option(fc.integer({ min: 0, max: 60 })),
    classId: fc.constantFrom(...CLASSES),
    tier: fc.constantFrom(...TIERS),
    own: fc.option(fc.integer({ min: 100, max: 50_000 })),
    change: fc.integer({ min: -9500, max: 20_000 }),
    made: fc.integer({ min: 0, max: 5 }),
  })
  .map(({ length, own, change, made, ...rest }): RateRule => {
    const endsOn =
      rest.startsOn === null || length === null
        ? null
        : new Date(Date.parse(rest.startsOn) + length * DAY_MS).toISOString().slice(0, 10);
    const price = { dailyRateCents: own, changeBasisPoints: own === null ? change : null };
    return { ...rest, endsOn, ...price, createdAt: new Date(FIRST + made) };
  });

const question = fc.record({
  rules: fc.uniqueArray(anyRule, { maxLength: 8, selector: ({ id }) => id }),
  rates: fc.record({
    dailyCents: fc.integer({ min: 100, max: 50_000 }),
    weeklyCents: fc.option(fc.integer({ min: 700, max: 300_000 })),
    monthlyCents: fc.option(fc.integer({ min: 3000, max: 900_000 })),
  }),
  classId: fc.constantFrom(...CLASSES),
  tier: fc.constantFrom(...TIERS),
  outMinutes: fc.integer({ min: 0, max: 300 * 1440 }),
  minutes: fc.integer({ min: 60, max: 60 * 1440 }),
});

function asked({
  outMinutes,
  minutes,
  ...rest
}: typeof question extends fc.Arbitrary<infer T> ? T : never): RateQuestion {
  const out = new Date(FIRST + outMinutes * 60_000);
  const due = new Date(out.getTime() + minutes * 60_000);
  return { ...rest, out, due, graceMinutes: 60, timeZone: ZONE };
}

describe('for any rules and any period', () => {
  it('the parts make up the days, and the agreement’s rate is their mean to half a cent', () => {
    fc.assert(
      fc.property(question, (raw) => {
        const q = asked(raw);
        const { days, parts, dailyRateCents, rates } = rateForPeriod(q);
        expect(parts.reduce((sum, part) => sum + part.days, 0)).toBe(days);
        if (parts.every(({ name }) => name === null)) return;
        const sum = parts.reduce((total, part) => total + part.days * part.rateCents, 0);
        expect(Math.abs(dailyRateCents * days - sum)).toBeLessThanOrEqual(days / 2);
        expect(rates).toEqual({ dailyCents: dailyRateCents, weeklyCents: null, monthlyCents: null });
      }),
    );
  });

  it('the order in which the rules come makes no difference', () => {
    const shuffled = question.chain((raw) =>
      fc.tuple(fc.constant(raw), fc.shuffledSubarray(raw.rules, { minLength: raw.rules.length })),
    );
    fc.assert(
      fc.property(shuffled, ([raw, rules]) => {
        expect(rateForPeriod({ ...asked(raw), rules })).toEqual(rateForPeriod(asked(raw)));
      }),
    );
  });

  it('without a rule on any of its days it is today’s quote, to the cent', () => {
    const perDay: never[] = [];
    fc.assert(
      fc.property(question, (raw) => {
        const q = { ...asked(raw), rules: [] };
        const result = rateForPeriod(q);
        expect(result.rates).toBe(q.rates);
        expect(result.dailyRateCents).toBe(q.rates.dailyCents);
        const terms = { ...q, perDay, discountCents: 0, taxBasisPoints: null };
        expect(quoteRental({ ...terms, rates: result.rates }).totalCents).toBe(result.rentCents);
        expect(quoteRental({ ...terms, rates: q.rates }).totalCents).toBe(result.rentCents);
      }),
    );
  });

  it('each day costs what its own rule says', () => {
    fc.assert(
      fc.property(question, (raw) => {
        const q = asked(raw);
        const names = rateForPeriod(q).parts.flatMap(({ days, name }) => Array.from({ length: days }, () => name));
        names.forEach((name, index) => {
          const day = localDay(new Date(q.out.getTime() + index * DAY_MS), ZONE);
          expect(name).toBe(pickRule(q.rules, day, q)?.name ?? null);
        });
      }),
    );
  });
});

it('refuses a period that no agreement has', () => {
  expect(() => rate('2026-01-01T10:00', '2027-06-01T10:00', [])).toThrow(
    expect.objectContaining({ code: 'period_invalid' }),
  );
});
