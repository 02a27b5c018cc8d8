import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { refundedGourdes } from '@/lib/payments/refunded-gourdes';

const paid = { amountCents: 10_000, receivedHtgCents: 1_315_000, htgRate: '131.5000', refundedCents: 0 };

describe('a payment in gourdes', () => {
  it.each([
    ['the whole', 10_000, 0, 1_315_000],
    ['half', 5_000, 0, 657_500],
    ['a part that is no whole gourde', 333, 0, 43_800],
    ['what a part left', 9_667, 333, 1_271_200],
    ['a cent', 1, 0, 200],
  ])('gives back %s at its own rate', (_part, amountCents, refundedCents, htgCents) => {
    expect(refundedGourdes({ ...paid, refundedCents }, amountCents)).toBe(htgCents);
  });

  it('gives back what was received, whatever the parts', () => {
    const cents = fc.integer({ min: 1, max: 1_000_000 });
    fc.assert(
      fc.property(cents, fc.integer({ min: 1, max: 200_000 }), fc.array(cents), (amountCents, gourdes, parts) => {
        const payment = { amountCents, receivedHtgCents: gourdes * 100, htgRate: '131.5000' };
        let [refundedCents, given] = [0, 0];
        for (const part of [...parts, amountCents]) {
          const taken = Math.min(part, amountCents - refundedCents);
          const htgCents = refundedGourdes({ ...payment, refundedCents }, taken);
          expect(htgCents % 100).toBe(0);
          expect(htgCents).toBeGreaterThanOrEqual(0);
          given += htgCents;
          refundedCents += taken;
        }
        expect(given).toBe(payment.receivedHtgCents);
      }),
    );
  });
});
