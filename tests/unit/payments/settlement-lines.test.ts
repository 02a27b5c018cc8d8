import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { settleDeposit } from '@/lib/payments/balance';
import { settlementLines } from '@/lib/payments/settlement-lines';

function settle(before: number, sumCents: number, depositHeldCents: number) {
  const dueCents = before + sumCents;
  const balance = { dueCents: before, depositHeldCents };
  return settlementLines({ balance, sumCents, dueCents, ...settleDeposit({ dueCents, heldCents: depositHeldCents }) });
}

const total = (lines: { cents: number }[]) => lines.reduce((sum, { cents }) => sum + cents, 0);

describe('a settlement', () => {
  it.each([
    [0, 4_700, 30_000, [['payments.deposit_to_refund', 25_300]]],
    [0, 0, 0, [['rentals.balance_due', 0]]],
    [10_000, 5_000, 3_000, [['rentals.balance_due', 12_000]]],
    [10_000, 5_000, 15_000, [['rentals.balance_due', 0]]],
    [-2_000, 0, 0, [['payments.owed_to_customer', 2_000]]],
    [
      -2_000,
      500,
      30_000,
      [
        ['payments.deposit_to_refund', 30_000],
        ['payments.owed_to_customer', 1_500],
      ],
    ],
  ])('of %i before, charges of %i and a deposit of %i', (before, charges, held, results) => {
    expect(settle(before, charges, held).results.map(({ key, cents }) => [key, cents])).toEqual(results);
  });

  it('adds up: its parts are what is still due, less what goes back', () => {
    const cents = fc.integer({ min: -500_000, max: 500_000 });
    fc.assert(
      fc.property(cents, cents, fc.nat(500_000), (before, charges, held) => {
        const { parts, results } = settle(before, charges, held);
        const signed = results.map(({ key, cents: amount }) => ({
          cents: key === 'rentals.balance_due' ? amount : -amount,
        }));
        expect(total(parts)).toBe(total(signed));
        expect(results.every(({ cents: amount }) => amount >= 0)).toBe(true);
      }),
    );
  });
});
