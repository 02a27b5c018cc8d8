import fc from 'fast-check';
import { expect } from 'vitest';
import { changeReturnPlace } from '@/lib/rentals/change-return-place';
import { asReadNow } from '@/tests/support/edit-now';
import { type Act, attempt, pick } from '../act';
import { memberOf } from '../company';

export const CHANGE_RETURN_PLACE: Act<{ which: number; place: string }> = {
  name: 'change the return place',
  picks: fc.record({ which: fc.nat(20), place: fc.constantFrom('Hinche', 'Jacmel', 'Okap') }),
  possible: ({ hires }) => hires.some(({ number }) => number),
  async play(company, { which, place }) {
    const hire = pick(
      company.hires.filter(({ number }) => number),
      which,
    );
    const ctx = await memberOf(company, 'agent');
    const input = await asReadNow(changeReturnPlace, ctx, { rentalId: hire.id, returnLocation: place });
    const { done, code } = await attempt(company, 'agent', changeReturnPlace, input);
    expect(code).toBe(hire.status === 'active' ? null : 'invalid_transition');
    return done ? ['rentals.change_return_place'] : 'refused';
  },
};
