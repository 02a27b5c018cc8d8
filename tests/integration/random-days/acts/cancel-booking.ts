import fc from 'fast-check';
import { expect } from 'vitest';
import { cancelReservation } from '@/lib/reservations/cancel-reservation';
import { type Act, attempt, pick } from '../act';
import { CANCELLATION_FEE_CENTS, FREE_CANCELLATION_HOURS, isStandingBooking } from '../company';

/** A booking is called off, for the fee that is due by then. */
export const CANCEL_BOOKING: Act<{ which: number }> = {
  name: 'cancel a booking',
  picks: fc.record({ which: fc.nat(20) }),
  possible: ({ bookings }) => bookings.length > 0,
  async play(company, { which }) {
    const booking = pick(company.bookings, which);
    const isFree = company.clock <= booking.from - FREE_CANCELLATION_HOURS;
    const expectedFeeCents = isFree ? 0 : Math.min(CANCELLATION_FEE_CENTS, booking.totalCents);
    const input = { reservationId: booking.id, reason: 'No flight', expectedFeeCents };
    const { done, code } = await attempt(company, 'agent', cancelReservation, input);
    expect(code).toBe(isStandingBooking(company, booking) ? null : 'invalid_transition');
    if (!done) return 'refused';
    booking.status = 'cancelled';
    return ['reservations.cancel'];
  },
};
