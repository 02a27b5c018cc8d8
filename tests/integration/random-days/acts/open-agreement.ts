import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { expect } from 'vitest';
import { withTenant } from '@/db/client';
import { rentals } from '@/db/schema/rentals';
import { startAgreement } from '@/lib/rentals/start-agreement';
import { type Act, attempt, pick } from '../act';
import { isStandingBooking } from '../company';

/** The customer of a booking is at the counter: its agreement is opened, and its vehicle is chosen by now. */
export const OPEN_AGREEMENT: Act<{ which: number }> = {
  name: 'open an agreement',
  picks: fc.record({ which: fc.nat(20) }),
  possible: ({ bookings }) => bookings.length > 0,
  async play(company, { which }) {
    const booking = pick(company.bookings, which);
    const { id: bookingId, customerId, from, due, childSeat } = booking;
    const { done, code } = await attempt(company, 'agent', startAgreement, { reservationId: bookingId });
    expect(code).toBe(isStandingBooking(company, booking) ? null : 'invalid_transition');
    if (!done) return 'refused';
    const open = company.hires.find((hire) => hire.bookingId === bookingId && hire.status === 'draft');
    if (open) expect(done.id).toBe(open.id);
    const [row] = await withTenant(company.tenant.id, (tx) =>
      tx.select({ vehicleId: rentals.vehicleId }).from(rentals).where(eq(rentals.id, done.id)),
    );
    const vehicleId = row?.vehicleId ?? '';
    if (!open) {
      const nothing = {
        number: false,
        since: 0,
        drivenKm: 0,
        returned: null,
        odometerOutKm: 0,
        extensions: 0,
        before: null,
      };
      company.hires.push({
        ...nothing,
        id: done.id,
        status: 'draft',
        customerId,
        vehicleId,
        bookingId,
        from,
        due,
        childSeat,
      });
    }
    booking.vehicleId ??= vehicleId;
    return ['rentals.start_agreement'];
  },
};
