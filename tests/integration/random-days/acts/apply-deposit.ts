import fc from 'fast-check';
import { expect } from 'vitest';
import { applyDeposit } from '@/lib/payments/apply-deposit';
import { type Act, attempt, pick } from '../act';
import { accountOf } from '../ledger';

/** The deposit pays what is due, as far as it reaches. */
export const APPLY_DEPOSIT: Act<{ which: number }> = {
  name: 'apply the deposit',
  picks: fc.record({ which: fc.nat(20) }),
  possible: ({ hires }) => hires.some(({ number }) => number),
  async play(company, { which }) {
    const hire = pick(
      company.hires.filter(({ number }) => number),
      which,
    );
    const { dueCents, heldCents } = await accountOf(company, hire.id);
    const { done, code } = await attempt(company, 'agent', applyDeposit, { rentalId: hire.id });
    expect(code).toBe(dueCents <= 0 ? 'nothing_due' : heldCents <= 0 ? 'deposit_exceeds_held' : null);
    return done ? ['payments.apply_deposit'] : 'refused';
  },
};
