import fc from 'fast-check';
import { expect } from 'vitest';
import { collectPayment } from '@/lib/payments/collect-payment';
import { type Act, attempt, pick } from '../act';
import { accountOf } from '../ledger';

interface Picks {
  which: number;
  kind: 'deposit' | 'balance';
  cents: number;
}

/** A customer pays a deposit or what is due, or more than that. */
export const COLLECT: Act<Picks> = {
  name: 'collect',
  picks: fc.record({
    which: fc.nat(20),
    kind: fc.constantFrom('deposit', 'balance'),
    cents: fc.integer({ min: 1, max: 40_000 }),
  }),
  possible: ({ hires }) => hires.some(({ number }) => number),
  async play(company, { which, kind, cents }) {
    const hire = pick(
      company.hires.filter(({ number }) => number),
      which,
    );
    const { dueCents } = await accountOf(company, hire.id);
    const input = { rentalId: hire.id, kind, method: 'cash', amountCents: String(cents / 100) };
    const { done, code } = await attempt(company, 'agent', collectPayment, input);
    const ofBalance = dueCents <= 0 ? 'nothing_due' : cents > dueCents ? 'amount_exceeds_due' : null;
    expect(code).toBe(kind === 'balance' ? ofBalance : hire.status === 'active' ? null : 'invalid_transition');
    if (!done) return 'refused';
    company.payments.push({ id: done.id, kind, cents });
    return ['payments.collect'];
  },
};
