import { describe, expect, it } from 'vitest';
import type { PeriodRate, RatePart } from '@/lib/rates/rate-for-period';
import { rateLines } from '@/lib/rates/rate-lines';

const DAILY = { dailyCents: 6000, weeklyCents: null, monthlyCents: null };

function period(parts: RatePart[], more: Partial<PeriodRate> = {}): PeriodRate {
  const days = parts.reduce((sum, part) => sum + part.days, 0);
  const sumCents = parts.reduce((sum, part) => sum + part.days * part.rateCents, 0);
  const dailyRateCents = Math.round(sumCents / days);
  return { days, parts, dailyRateCents, rates: DAILY, rentCents: dailyRateCents * days, ...more };
}

describe('the lines of a rent', () => {
  it('name the whole weekly rate, of which a day is no whole number of cents', () => {
    const rates = { ...DAILY, weeklyCents: 40_000 };
    const week = period([{ days: 7, rateCents: 5714, name: null, basis: 'weekly' }], { rates, rentCents: 40_000 });
    expect(rateLines(week)).toEqual([
      { sentence: { key: 'rent_weekly', params: { days: 7, rateCents: 40_000 } }, amountCents: 40_000 },
    ]);
  });

  it('say what rounding to one rate of the agreement adds or takes away', () => {
    const parts: RatePart[] = [
      { days: 3, rateCents: 6000, name: null, basis: 'daily' },
      { days: 10, rateCents: 7250, name: 'Christmas', basis: 'daily' },
    ];
    const rate = period(parts);
    expect(rate.rentCents).toBe(90_506);
    expect(rateLines(rate)).toEqual([
      { sentence: { key: 'part_daily', params: { days: 3, rateCents: 6000 } }, amountCents: 18_000 },
      { sentence: { key: 'part_rule', params: { days: 10, rateCents: 7250, name: 'Christmas' } }, amountCents: 72_500 },
      { sentence: { key: 'part_rounding', params: {} }, amountCents: 6 },
    ]);
  });

  it('have no line for rounding where nothing is rounded', () => {
    const parts: RatePart[] = [
      { days: 2, rateCents: 6000, name: null, basis: 'daily' },
      { days: 2, rateCents: 7000, name: 'Christmas', basis: 'daily' },
    ];
    expect(rateLines(period(parts)).map(({ amountCents }) => amountCents)).toEqual([12_000, 14_000]);
  });
});
