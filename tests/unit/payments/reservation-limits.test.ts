import { describe, expect, it } from 'vitest';
import { balanceOf, type LedgerPayment } from '@/lib/payments/balance';
import { collectibleCents, reservationRefundableCents, toRefundCents } from '@/lib/payments/reservation-limits';

const reserved = { totalCents: 20_000, depositCents: 30_000 };

function ledgerOf(paid: [LedgerPayment['kind'], number][], feeCents = 0, appliedCents: number[] = []) {
  const payments = paid.map(([kind, amountCents], index) => ({
    ...{ id: `p${index}`, kind, amountCents, voided: false, refundedPaymentId: null },
  }));
  return balanceOf({
    charges: [{ amountCents: feeCents, waived: false }],
    payments,
    appliedCents,
    fromAdvancesCents: [],
  });
}

describe('what can be collected', () => {
  const paid = ledgerOf([
    ['balance', 5_000],
    ['deposit', 10_000],
  ]);
  it.each([
    ['confirmed', 'balance', 15_000],
    ['confirmed', 'deposit', 20_000],
    ['confirmed', 'charge', null],
    ['converted', 'balance', null],
    ['converted', 'deposit', null],
    ['converted', 'charge', null],
    ['cancelled', 'balance', null],
    ['no_show', 'deposit', null],
    ['no_show', 'charge', 0],
  ] as const)('on a %s one as %s', (status, kind, most) => {
    expect(collectibleCents({ ...reserved, status }, paid, kind)).toBe(most);
  });

  it('is what the fee leaves unpaid, once it is closed', () => {
    const unpaid = ledgerOf([['balance', 1_000]], 5_000);
    expect(collectibleCents({ ...reserved, status: 'cancelled' }, unpaid, 'charge')).toBe(4_000);
  });

  it('is nothing where an edit has left less than was paid', () => {
    const over = ledgerOf([
      ['balance', 25_000],
      ['deposit', 40_000],
    ]);
    const confirmed = { ...reserved, status: 'confirmed' } as const;
    expect([collectibleCents(confirmed, over, 'balance'), collectibleCents(confirmed, over, 'deposit')]).toEqual([
      0, 0,
    ]);
  });
});

describe('what can be refunded', () => {
  it('is what was paid less the fee, and the deposit that is held', () => {
    const balance = ledgerOf(
      [
        ['balance', 9_000],
        ['deposit', 10_000],
      ],
      5_000,
    );
    expect(toRefundCents(balance)).toBe(14_000);
    expect(reservationRefundableCents('balance', 9_000, { status: 'cancelled', balance })).toBe(4_000);
    expect(reservationRefundableCents('balance', 3_000, { status: 'no_show', balance })).toBe(3_000);
    expect(reservationRefundableCents('deposit', 10_000, { status: 'cancelled', balance })).toBe(10_000);
  });

  it('is all of a part payment while the reservation stands', () => {
    const balance = ledgerOf([['balance', 9_000]]);
    expect(reservationRefundableCents('balance', 9_000, { status: 'confirmed', balance })).toBe(9_000);
  });

  it('is nothing while the fee is unpaid, and of a deposit only what has not paid it', () => {
    const balance = ledgerOf([['deposit', 6_000]], 5_000, [5_000]);
    expect(toRefundCents(balance)).toBe(1_000);
    expect(reservationRefundableCents('deposit', 6_000, { status: 'no_show', balance })).toBe(1_000);
    const owing = ledgerOf([['balance', 1_000]], 5_000);
    expect(toRefundCents(owing)).toBe(0);
    expect(reservationRefundableCents('balance', 1_000, { status: 'cancelled', balance: owing })).toBe(0);
  });
});
