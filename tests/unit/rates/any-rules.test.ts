import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { localDay } from '@/lib/dates';
import { DAY_MS } from '@/lib/durations';
import { quoteRental } from '@/lib/pricing/quote';
import { pickRule, type RateRule } from '@/lib/rates/pick-rule';
import { type RateQuestion, rateForPeriod } from '@/lib/rates/rate-for-period';
import { rateLines } from '@/lib/rates/rate-lines';

const ZONE = 'America/Port-au-Prince';
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

  it('the lines of a rent add up to it, and each is its days at its rate', () => {
    fc.assert(
      fc.property(question, (raw) => {
        const rate = rateForPeriod(asked(raw));
        const lines = rateLines(rate);
        expect(lines.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(rate.rentCents);
        for (const { sentence, amountCents } of lines) {
          const { days, rateCents } = sentence.params;
          if (/^part_(?!rounding)/.test(sentence.key)) expect(Number(days) * Number(rateCents)).toBe(amountCents);
        }
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
