import fc from 'fast-check';
import { expect } from 'vitest';
import { refundPayment } from '@/lib/payments/refund-payment';
import { type Act, attempt, pick } from '../act';
import { leftOf, payerOf } from '../ledger';

/** A manager gives a payment back, all that is left of it or another amount. */
export const REFUND: Act<{ which: number; all: boolean; cents: number }> = {
  name: 'refund',
  picks: fc.record({ which: fc.nat(20), all: fc.boolean(), cents: fc.integer({ min: 1, max: 20_000 }) }),
  possible: ({ payments }) => payments.some(({ kind }) => kind !== 'refund'),
  async play(company, { which, all, cents }) {
    const payment = pick(
      company.payments.filter(({ kind }) => kind !== 'refund'),
      which,
    );
    const left = await leftOf(company, payment.id);
    const amountCents = all && left > 0 ? left : cents;
    const { account, status, booking } = await payerOf(company, payment.id);
    const { heldCents, returnableCents, dueCents } = account;
    const input = { paymentId: payment.id, amountCents: String(amountCents / 100), method: 'cash' };
    const { done, code } = await attempt(company, 'manager', refundPayment, input);
    const isHeld = payment.kind !== 'deposit' || amountCents <= returnableCents;
    // A closed reservation keeps its fee.
    const isFee = payment.kind !== 'deposit' && status !== null && status !== 'confirmed' && amountCents > -dueCents;
    const ofOwner = !isHeld ? 'deposit_exceeds_held' : isFee ? 'refund_exceeds_fee' : null;
    expect(code).toBe(amountCents > left ? 'refund_exceeds_payment' : ofOwner);
    if (!done) return 'refused';
    if (booking && status) booking.status = status;
    company.payments.push({ id: done.id, kind: 'refund', cents: amountCents });
    const takesBack = payment.kind === 'deposit' && amountCents > heldCents;
    return takesBack ? ['payments.refund', 'payments.take_back_deposit'] : ['payments.refund'];
  },
};
