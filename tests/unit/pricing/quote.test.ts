import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS } from '@/lib/durations';
import { type QuoteTerms, quoteRental, rentCents } from '@/lib/pricing/quote';

const OUT = new Date('2026-11-21T15:00:00Z');

function terms(hours: number, more: Partial<QuoteTerms> = {}): QuoteTerms {
  return {
    out: OUT,
    due: new Date(OUT.getTime() + hours * HOUR_MS),
    graceMinutes: 60,
    rates: { dailyCents: 5500, weeklyCents: null, monthlyCents: null },
    perDay: [],
    discountCents: 0,
    taxBasisPoints: null,
    ...more,
  };
}

const price = fc.integer({ min: 100, max: 999_999 });
const anyTerms = fc
  .record({
    hours: fc.integer({ min: 1, max: 366 * 24 }),
    dailyCents: price,
    weeklyCents: fc.option(price),
    monthlyCents: fc.option(price),
    perDay: fc.array(fc.record({ kind: fc.constantFrom('insurance', 'cdw', 'gps'), perDayCents: fc.nat(5000) })),
    taxBasisPoints: fc.option(fc.nat(3000)),
  })
  .map(({ hours, dailyCents, weeklyCents, monthlyCents, ...rest }) =>
    terms(hours, { rates: { dailyCents, weeklyCents, monthlyCents }, ...rest }),
  );

describe('the rent', () => {
  const rates = { dailyCents: 5500, weeklyCents: 33_000, monthlyCents: 120_000 };

  it.each([
    [1, 5_500],
    [6, 33_000],
    [7, 33_000],
    [8, 37_714],
    [29, 136_714],
    [30, 120_000],
    [45, 180_000],
  ])('of %i days with weekly and monthly rates', (days, cents) => {
    expect(rentCents(rates, days)).toBe(cents);
  });

  it('uses the daily rate if the vehicle has no weekly or monthly one', () => {
    expect(rentCents({ ...rates, weeklyCents: null, monthlyCents: null }, 45)).toBe(45 * 5500);
    expect(rentCents({ ...rates, monthlyCents: null }, 35)).toBe(33_000 * 5);
  });
});

describe('a quote', () => {
  it('counts waivers and options in full days, also under 24 hours', () => {
    const perDay = [
      { kind: 'insurance', perDayCents: 1500 },
      { kind: 'cdw', perDayCents: 2000 },
      { kind: 'gps', perDayCents: 0 },
    ];
    const quote = quoteRental(terms(20, { perDay }));
    expect(quote.lines.map(({ kind, amountCents }) => [kind, amountCents])).toEqual([
      ['rent', 5500],
      ['insurance', 1500],
      ['cdw', 2000],
    ]);
    expect(quote).toMatchObject({ days: 1, perDayCents: 3500, subtotalCents: 9000, totalCents: 9000 });
  });

  it('says how each line came about', () => {
    const rates = { dailyCents: 5500, weeklyCents: 33_000, monthlyCents: 120_000 };
    const sentence = (hours: number) => quoteRental(terms(hours, { rates })).lines[0]?.sentence;
    expect(sentence(96)).toEqual({ key: 'per_day', params: { days: 4, rateCents: 5500 } });
    expect(sentence(7 * 24)).toEqual({ key: 'rent_weekly', params: { days: 7, rateCents: 33_000 } });
    expect(sentence(30 * 24)).toEqual({ key: 'rent_monthly', params: { days: 30, rateCents: 120_000 } });
  });

  it('names no longer rate that the vehicle does not have', () => {
    const daily = { dailyCents: 5500, weeklyCents: null, monthlyCents: null };
    const rent = (rates: QuoteTerms['rates']) => quoteRental(terms(30 * 24, { rates })).lines;
    expect(rent({ ...daily, monthlyCents: 120_000 })).toMatchObject([
      { kind: 'rent', sentence: { key: 'rent_monthly' } },
    ]);
    expect(rent({ ...daily, weeklyCents: 33_000 })).toMatchObject([{ kind: 'rent', sentence: { key: 'rent_weekly' } }]);
    expect(rent(daily)).toMatchObject([{ kind: 'rent', sentence: { key: 'per_day' } }]);
  });

  it('takes the discount off before the tax, and taxes once, half up', () => {
    const quote = quoteRental(terms(24, { discountCents: 455, taxBasisPoints: 1000 }));
    expect(quote).toMatchObject({ subtotalCents: 5500, discountCents: 455, taxCents: 505, totalCents: 5550 });
    expect(quote.lines.slice(1)).toEqual([
      { kind: 'discount', amountCents: -455, sentence: { key: 'discount', params: {} } },
      { kind: 'tax', amountCents: 505, sentence: { key: 'tax', params: { percent: 10, taxableCents: 5045 } } },
    ]);
  });

  it('lets a discount eat the whole subtotal and no more', () => {
    expect(quoteRental(terms(24, { discountCents: 5500, taxBasisPoints: 1000 })).totalCents).toBe(0);
    const refused = [
      [5501, 'discount_exceeds_price'],
      [-1, 'out_of_range'],
    ] as const;
    for (const [discountCents, code] of refused)
      expect(() => quoteRental(terms(24, { discountCents }))).toThrow(
        expect.objectContaining({ code, fields: { discountCents: code } }),
      );
  });

  it('adds up to the cent, in whole cents, never below nothing', () => {
    fc.assert(
      fc.property(anyTerms, fc.double({ min: 0, max: 1, noNaN: true }), (any, share) => {
        const { subtotalCents } = quoteRental(any);
        const quote = quoteRental({ ...any, discountCents: Math.floor(subtotalCents * share) });
        expect(quote.lines.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(quote.totalCents);
        expect(quote.totalCents).toBe(quote.subtotalCents - quote.discountCents + quote.taxCents);
        expect(quote.totalCents).toBeGreaterThanOrEqual(0);
        for (const { sentence, amountCents } of quote.lines)
          if (sentence.key === 'per_day')
            expect(Number(sentence.params.days) * Number(sentence.params.rateCents)).toBe(amountCents);
        expect(quote.lines.every(({ amountCents }) => Number.isSafeInteger(amountCents))).toBe(true);
      }),
    );
  });

  it('taxes to the nearest cent of the exact amount', () => {
    fc.assert(
      fc.property(anyTerms, (any) => {
        const { subtotalCents, taxCents } = quoteRental(any);
        const exact = BigInt(subtotalCents) * BigInt(any.taxBasisPoints ?? 0);
        expect(taxCents).toBe(Number((exact + 5000n) / 10_000n));
      }),
    );
  });

  it('costs no less for a day more, unless a longer rate begins', () => {
    fc.assert(
      fc.property(anyTerms, (any) => {
        const rates = { ...any.rates, weeklyCents: null, monthlyCents: null };
        const longer = { ...any, rates, due: new Date(any.due.getTime() + DAY_MS) };
        expect(quoteRental(longer).totalCents).toBeGreaterThanOrEqual(quoteRental({ ...any, rates }).totalCents);
      }),
    );
  });
});
