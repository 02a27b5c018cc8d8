import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { billMonths } from '@/lib/billing/bill-months';
import { shiftDay } from '@/lib/dates';
import { firstPriceDay } from '@/lib/plans/first-price-day';
import { plannedPrice, priceAt } from '@/lib/plans/price-at';
import { pricedPeriods } from '@/lib/plans/priced-periods';

const PRICES = [
  { fromDay: '2026-01-01', monthlyPriceCents: 2900 },
  { fromDay: '2026-12-16', monthlyPriceCents: 3900 },
];

describe('a plan costs', () => {
  it('its last price, and its first one before it had any', () => {
    expect(['2025-05-05', '2026-12-15', '2026-12-16', '2030-01-01'].map((day) => priceAt(PRICES, day))).toEqual([
      2900, 2900, 3900, 3900,
    ]);
    expect(priceAt([], '2026-01-01')).toBe(0);
  });

  it('another price later, if one is planned', () => {
    expect(plannedPrice(PRICES, '2026-12-15')).toEqual(PRICES[1]);
    expect(plannedPrice(PRICES, '2026-12-16')).toBeNull();
    expect(plannedPrice(PRICES.slice(0, 1), '2025-01-01')).toBeNull();
  });

  it('more after 30 days at the earliest, and less from the next day on', () => {
    expect(firstPriceDay('2026-12-02', { fromCents: 2900, toCents: 2901 })).toBe('2027-01-01');
    expect(firstPriceDay('2026-12-31', { fromCents: 2900, toCents: 2899 })).toBe('2027-01-01');
  });
});

describe('a company pays', () => {
  const prices = new Map([['starter', PRICES]]);

  it('the new price of its plan, half the month each', () => {
    const periods = pricedPeriods([{ fromDay: '2026-05-01', plan: 'starter', billed: true }], prices);
    const [bill] = billMonths({ billedUntil: '2026-12-01', trialUntil: null, periods }, '2027-01-01');
    expect(bill?.lines.map(({ days, monthlyPriceCents }) => [days, monthlyPriceCents])).toEqual([
      [15, 2900],
      [16, 3900],
    ]);
  });

  it('nothing while it is suspended, and the new price once it is back', () => {
    const periods = pricedPeriods(
      [
        { fromDay: '2026-05-01', plan: 'starter', billed: true },
        { fromDay: '2026-12-11', plan: 'starter', billed: false },
        { fromDay: '2026-12-21', plan: 'starter', billed: true },
      ],
      prices,
    );
    const [bill] = billMonths({ billedUntil: '2026-12-01', trialUntil: null, periods }, '2027-01-01');
    expect(bill?.lines.map(({ days, monthlyPriceCents }) => [days, monthlyPriceCents])).toEqual([
      [10, 2900],
      [11, 3900],
    ]);
  });
});

it('over random years, each day costs the price that its plan has on it', () => {
  const START = '2024-01-15';
  const day = fc.integer({ min: 0, max: 900 }).map((count) => shiftDay(START, count));
  const byDay = <Row extends { fromDay: string }>(row: fc.Arbitrary<Row>) =>
    fc
      .uniqueArray(row, { selector: ({ fromDay }) => fromDay, minLength: 1, maxLength: 8 })
      .map((rows) => rows.toSorted((a, b) => (a.fromDay < b.fromDay ? -1 : 1)));
  const changes = byDay(fc.record({ fromDay: day, plan: fc.constantFrom('a', 'b'), billed: fc.boolean() }));
  const planned = byDay(fc.record({ fromDay: day, monthlyPriceCents: fc.constantFrom(0, 2900, 3333, 14_900) }));
  fc.assert(
    fc.property(changes, planned, planned, (periods, a, b) => {
      const known = new Map([
        ['a', a],
        ['b', b],
      ]);
      const priced = pricedPeriods(periods, known);
      const bills = billMonths({ billedUntil: START, trialUntil: null, periods: priced }, '2026-12-01');
      const lines = bills.flatMap((bill) => bill.lines);
      for (let each = START; each < '2026-12-01'; each = shiftDay(each, 1)) {
        const period = periods.findLast(({ fromDay }) => fromDay <= each);
        const on = lines.filter(({ fromDay, untilDay }) => fromDay <= each && each < untilDay);
        // Before its first day it costs what that day does: billing never begins before it.
        if (!period) continue;
        const price = period.billed ? priceAt(known.get(period.plan) ?? [], each) : 0;
        expect(on.map(({ monthlyPriceCents }) => monthlyPriceCents)).toEqual(price > 0 ? [price] : []);
      }
    }),
    { numRuns: 60 },
  );
});
