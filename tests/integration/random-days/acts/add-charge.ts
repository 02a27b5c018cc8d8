import fc from 'fast-check';
import { expect } from 'vitest';
import { addCharge } from '@/lib/payments/add-charge';
import { type Act, attempt, pick } from '../act';
import { accountOf } from '../ledger';

/** Something is charged by hand, while the vehicle is out or until everything is paid. */
export const ADD_CHARGE: Act<{ which: number; cents: number }> = {
  name: 'add a charge',
  picks: fc.record({ which: fc.nat(20), cents: fc.integer({ min: 1, max: 9_999 }) }),
  possible: ({ hires }) => hires.some(({ number }) => number),
  async play(company, { which, cents }) {
    const hire = pick(
      company.hires.filter(({ number }) => number),
      which,
    );
    const { dueCents } = await accountOf(company, hire.id);
    const input = { rentalId: hire.id, kind: 'cleaning', amountCents: String(cents / 100), note: 'Sand' };
    const { done, code } = await attempt(company, 'agent', addCharge, input);
    const afterReturn = dueCents > 0 ? null : 'rental_settled';
    expect(code).toBe(
      hire.status === 'active' ? null : hire.status === 'completed' ? afterReturn : 'invalid_transition',
    );
    if (!done) return 'refused';
    company.charges.push({ id: done.id, hireId: hire.id });
    return ['payments.add_charge'];
  },
};
