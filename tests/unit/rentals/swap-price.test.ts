import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { priceExtension } from '@/lib/rentals/extension-price';
import type { AgreedCharge } from '@/lib/rentals/return-proposal';
import { priceSwap } from '@/lib/rentals/swap-price';
import { agreedFor, charged, daily, inDays, OUT, swapped } from './swap-cases';

describe('a swap', () => {
  it('keeps the agreed rates, and says what the new vehicle would cost', () => {
    expect(swapped({ at: 1.5, toCents: 6000, useNewRate: false })).toEqual({
      fromCents: 5500,
      toCents: 6000,
      daysLeft: 2,
      lines: [],
      addedCents: 0,
    });
  });

  it('costs the difference for each day that has not begun, where that is agreed', () => {
    expect(swapped({ at: 1.5, toCents: 6000 }).lines).toEqual([
      {
        kind: 'swap',
        amountCents: 1000,
        sentence: {
          key: 'swap_rate',
          params: { days: 2, rateCents: 500, fromCents: 5500, toCents: 6000, begunDays: 2 },
        },
      },
    ]);
  });

  it.each([
    ['at the pickup', 0, 4],
    ['a minute later', 1 / 1440, 3],
    ['at the end of the first day', 1, 3],
    ['in the last day', 3.5, 0],
    ['within the grace after it', 4.02, 0],
  ])('%s leaves so many days', (_when, at, daysLeft) => {
    expect(swapped({ at, toCents: 6000 }).daysLeft).toBe(daysLeft);
  });

  it('gives back what a cheaper vehicle costs less, and is taxed as the agreement is', () => {
    const agreed = agreedFor(4, 1000);
    expect(swapped({ at: 1, toCents: 4500, agreed, taxBasisPoints: 1000 })).toMatchObject({ addedCents: -3300 });
  });

  it('is compared with the rate that an earlier swap has left', () => {
    const first = swapped({ at: 1, toCents: 6000 });
    const agreed = [...agreedFor(4), ...charged(first.lines)];
    expect(swapped({ at: 2, toCents: 6000, agreed })).toMatchObject({ fromCents: 6000, addedCents: 0 });
    expect(swapped({ at: 2, toCents: 5500, agreed })).toMatchObject({ addedCents: -1000 });
  });

  it('compares weekly rates per day', () => {
    const rates = { dailyCents: 5500, weeklyCents: 35_000, monthlyCents: null };
    const facts = { out: OUT, at: inDays(3), chargedDays: 7, rates, newRates: { ...rates, weeklyCents: 42_000 } };
    expect(priceSwap({ ...facts, useNewRate: true, agreed: [], taxBasisPoints: null })).toMatchObject({
      fromCents: 5000,
      toCents: 6000,
      addedCents: 4000,
    });
  });

  it('before an extension costs what it costs after one', () => {
    const cases = fc.record({
      days: fc.integer({ min: 1, max: 6 }),
      at: fc.double({ min: 0, max: 6, noNaN: true }),
      more: fc.integer({ min: 1, max: 5 }),
      toCents: fc.integer({ min: 100, max: 20_000 }),
    });
    fc.assert(
      fc.property(cases, ({ days, at: share, more, toCents }) => {
        const at = (share / 6) * days;
        const extend = (agreed: AgreedCharge[]) =>
          priceExtension({
            out: OUT,
            due: inDays(days + more),
            chargedDays: days,
            graceMinutes: 60,
            rates: daily(5500),
            agreed,
            taxBasisPoints: null,
          });
        const first = swapped({ days, at, toCents });
        const thenExtended = extend([...agreedFor(days), ...charged(first.lines)]);
        const extended = extend(agreedFor(days));
        const agreed = [...agreedFor(days), ...charged(extended.lines)];
        const thenSwapped = swapped({ days: days + more, at, toCents, agreed });
        expect(first.addedCents + thenExtended.addedCents).toBe(extended.addedCents + thenSwapped.addedCents);
      }),
    );
  });
});
