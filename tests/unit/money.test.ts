import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  formatMoney,
  formatNumber,
  formatPercent,
  htgToUsdCents,
  moneyInput,
  parseMoney,
  rateInput,
  usdToHtgCents,
} from '@/lib/money';
import { RateInput } from '@/lib/rate-input';

const SPACE = '\u00a0';
const cents = fc.integer({ min: 0, max: 99_999_999_999 });
const rate = fc.integer({ min: 10_000, max: 9_999_999 }).map((units) => units / 10_000);

describe('formatMoney', () => {
  it.each([
    [123_450, 'USD', 'en', `1,234.50${SPACE}USD`],
    [123_450, 'USD', 'fr', `1${SPACE}234,50${SPACE}USD`],
    [123_450, 'USD', 'ht', `1${SPACE}234,50${SPACE}USD`],
    [16_172_000, 'HTG', 'en', `161,720${SPACE}HTG`],
    [16_172_000, 'HTG', 'fr', `161${SPACE}720${SPACE}HTG`],
    [16_172_000, 'HTG', 'ht', `161${SPACE}720${SPACE}HTG`],
    [123_456_789, 'USD', 'fr', `1${SPACE}234${SPACE}567,89${SPACE}USD`],
    [0, 'USD', 'en', `0.00${SPACE}USD`],
    [-0, 'USD', 'en', `0.00${SPACE}USD`],
    [-5, 'USD', 'en', `-0.05${SPACE}USD`],
    [-550, 'USD', 'ht', `-5,50${SPACE}USD`],
    [-30, 'HTG', 'en', `0${SPACE}HTG`],
    [50, 'HTG', 'en', `1${SPACE}HTG`],
  ] as const)('%i of %s in %s is %s', (amount, currency, locale, text) => {
    expect(formatMoney(amount, currency, locale)).toBe(text);
  });

  it('never prints a bare dollar sign or a space that papers lack', () => {
    fc.assert(
      fc.property(
        fc.integer(),
        fc.constantFrom('USD', 'HTG'),
        fc.constantFrom('en', 'fr', 'ht'),
        (amount, code, to) => {
          expect(formatMoney(amount, code, to)).not.toMatch(/[$\u202f ]/);
        },
      ),
    );
  });
});

describe('formatNumber', () => {
  it.each([
    [1_234_567.891, 'en', 2, '1,234,567.89'],
    [1_234_567.891, 'ht', 2, `1${SPACE}234${SPACE}567,89`],
    [130.6784, 'fr', 4, '130,6784'],
    [-0.2, 'en', 0, '0'],
  ] as const)('%d in %s with %i digits', (value, locale, digits, text) => {
    expect(formatNumber(value, locale, digits)).toBe(text);
  });

  it('writes a share as people do in each language', () => {
    expect(formatPercent(0.85, 'en')).toBe('85%');
    expect(formatPercent(0.85, 'ht')).toBe(`85${SPACE}%`);
  });
});

describe('parseMoney', () => {
  it.each([
    ['1234.5', 123_450],
    ['1234,5', 123_450],
    ['1 234,5', 123_450],
    [`1${SPACE}234,50`, 123_450],
    ['1\u202f234\u202f567,89', 123_456_789],
    [' 55 ', 5_500],
    ['0', 0],
    ['0,05', 5],
    ['0007', 700],
    ['1,234.50', 123_450],
    ['1.234,5', 123_450],
    ['12,345,678.90', 1_234_567_890],
  ])('reads %j', (text, expected) => {
    expect(parseMoney(text)).toBe(expected);
  });

  it.each([
    '1,234',
    '1.234',
    '1,234.567',
    '1,23.50',
    '1.234.50',
    '1,234,50',
    '1 234,567.80',
    '1 23,00',
    '1234 567',
    '-5',
    '+5',
    '5 USD',
    '$5',
    '',
    '   ',
    '.',
    '5.',
    '1e3',
    'Infinity',
    '٥',
    '99999999999999999999',
  ])('refuses %j, which is ambiguous or no amount', (text) => {
    expect(parseMoney(text)).toBeNull();
  });

  it('reads back what a field shows and what a person reads', () => {
    fc.assert(
      fc.property(cents, fc.constantFrom('en', 'fr', 'ht'), (amount, locale) => {
        expect(parseMoney(moneyInput(amount, locale))).toBe(amount);
        expect(parseMoney(formatMoney(amount, 'USD', locale).replace(`${SPACE}USD`, ''))).toBe(amount);
      }),
    );
  });

  it('shows a rate as it is typed in each language, and reads it back', () => {
    expect([rateInput('131.2500', 'en'), rateInput('131.2500', 'fr'), rateInput('140.0000', 'ht')]).toEqual([
      ...['131.25', '131,25', '140'],
    ]);
    for (const locale of ['en', 'fr', 'ht'] as const)
      fc.assert(
        fc.property(rate, (value) => {
          expect(Number(RateInput.parse(rateInput(value.toFixed(4), locale)))).toBe(value);
        }),
      );
  });

  it('answers null or whole cents for any text', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const amount = parseMoney(text);
        expect(amount === null || (Number.isSafeInteger(amount) && amount >= 0)).toBe(true);
      }),
    );
  });
});

describe('gourdes', () => {
  it('count for dollars exactly at four decimals, half up', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999_999_999 }), rate, (amount, htgRate) => {
        const units = BigInt(Math.round(htgRate * 10_000));
        expect(htgToUsdCents(amount, htgRate)).toBe(Number((BigInt(amount) * 20_000n + units) / (units * 2n)));
      }),
    );
  });

  it.each([
    [64_500, 131.25, 8_465_600],
    [9_700, 131.25, 1_273_100],
    [10_000, 130.6784, 1_306_800],
    [1, 30, 100],
    [0, 131.25, 0],
  ])('for %i cents at %d are %i, in whole ones', (amount, htgRate, gourdes) => {
    expect(usdToHtgCents(amount, htgRate)).toBe(gourdes);
  });

  it('asked for are the fewest whole ones that count for the whole amount', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 99_999_999 }), rate, (amount, htgRate) => {
        const asked = usdToHtgCents(amount, htgRate);
        expect(asked % 100).toBe(0);
        expect(htgToUsdCents(asked, htgRate)).toBeGreaterThanOrEqual(amount);
        expect(htgToUsdCents(asked - 100, htgRate)).toBeLessThan(amount);
      }),
    );
  });

  it('asked for never count for more than the amount while a gourde is worth a cent or less', () => {
    const usual = fc.integer({ min: 1_000_000, max: 9_999_999 }).map((units) => units / 10_000);
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 99_999_999 }), usual, (amount, htgRate) => {
        expect(htgToUsdCents(usdToHtgCents(amount, htgRate), htgRate)).toBe(amount);
      }),
    );
  });
});
