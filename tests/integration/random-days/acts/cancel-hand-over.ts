import fc from 'fast-check';
import { expect } from 'vitest';
import { cancelRental } from '@/lib/rentals/cancel-rental';
import { type Act, attempt, pick } from '../act';

/** A manager takes a hand-over back after which nobody drove. */
export const CANCEL_HAND_OVER: Act<{ which: number }> = {
  name: 'cancel a hand-over',
  picks: fc.record({ which: fc.nat(20) }),
  possible: ({ hires }) => hires.some(({ number }) => number),
  async play(company, { which }) {
    const hire = pick(
      company.hires.filter(({ number }) => number),
      which,
    );
    const input = { rentalId: hire.id, odometerKm: hire.odometerOutKm, reason: 'Nobody drove' };
    const { done, code } = await attempt(company, 'manager', cancelRental, input);
    const refusal = hire.drivenKm > 0 ? 'vehicle_driven' : null;
    expect(code).toBe(hire.status === 'active' ? refusal : 'invalid_transition');
    if (!done) return 'refused';
    hire.status = 'cancelled';
    return ['rentals.cancel'];
  },
};
