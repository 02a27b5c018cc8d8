import fc from 'fast-check';
import { expect } from 'vitest';
import { quoteReservation } from '@/lib/reservations/quote-reservation';
import { updateReservation } from '@/lib/reservations/update-reservation';
import { query } from '@/lib/server/query';
import { asReadNow } from '@/tests/support/edit-now';
import { reservationValues } from '@/tests/support/reserve';
import { type Act, attempt, pick } from '../act';
import { GRACE_HOURS, memberOf, shownBooking, typed } from '../company';
import { seatIsLeft } from '../free-seats';
import { couldBeHad } from '../free-vehicles';

interface Picks {
  which: number;
  shift: number;
  stretch: number;
  what: number;
  childSeat: boolean;
}

/** A booking gets another time, another length, another vehicle or class, or a seat. */
export const CHANGE_BOOKING: Act<Picks> = {
  name: 'change a booking',
  picks: fc.record({
    which: fc.nat(20),
    shift: fc.integer({ min: -20, max: 20 }),
    stretch: fc.integer({ min: -5, max: 20 }),
    what: fc.nat(9),
    childSeat: fc.boolean(),
  }),
  possible: ({ bookings }) => bookings.length > 0,
  async play(company, { which, shift, stretch, what, childSeat }) {
    const booking = pick(company.bookings, which);
    const { id, customerId } = booking;
    const wishes = [
      ...[...company.fleet.keys()].map((vehicleId) => ({ vehicleId, classId: null })),
      ...company.classes.map((classId) => ({ vehicleId: null, classId })),
    ];
    const kept = { vehicleId: booking.vehicleId, classId: booking.classId };
    const booked = what < wishes.length ? pick(wishes, what) : kept;
    const from = Math.max(booking.from + shift, company.clock + 0.5);
    const isMoved = shift !== 0 || stretch !== 0;
    const period = isMoved ? { from, due: Math.max(from + 1, booking.due + shift + stretch) } : booking;
    const more = { pickupAt: typed(company, period.from), dueAt: typed(company, period.due), childSeat };
    const rules = {
      noShowGraceHours: String(GRACE_HOURS),
      autoCancelHours: String(booking.expires - booking.from - GRACE_HOURS),
    };
    const given = { vehicleId: booked.vehicleId ?? '', classId: booked.classId ?? '' };
    const values = { ...reservationValues(customerId, given, { ...more, ...rules }), reservationId: id };
    const ctx = await memberOf(company, 'agent');
    const { quote } = await query(ctx, 'reservations.edit', (q) => quoteReservation(q, values, id));
    const totalCents = quote?.totalCents ?? 0;
    const input = await asReadNow(updateReservation, ctx, { ...values, expectedTotalCents: totalCents });
    const moves =
      isMoved ||
      String([booked.vehicleId, booked.classId]) !== String([kept.vehicleId, kept.classId]) ||
      childSeat !== booking.childSeat;
    const asked = { from: period.from, due: period.due, exceptId: id };
    const isFree = !moves || (await couldBeHad(company, { ...booked, ...asked }));
    const hasSeat = !moves || !childSeat || seatIsLeft(company, asked);
    const { done, code } = await attempt(company, 'agent', updateReservation, input);
    const taken = booked.vehicleId ? 'vehicle_not_available' : 'class_not_available';
    const isStanding = ['confirmed', 'late'].includes(shownBooking(company, booking));
    expect(code).toBe(!isStanding ? 'invalid_transition' : !isFree ? taken : hasSeat ? null : 'option_not_available');
    if (!done) return 'refused';
    const expires = period.from + booking.expires - booking.from;
    const holdFrom = moves ? period.from : booking.holdFrom;
    Object.assign(booking, { ...booked, from: period.from, due: period.due, holdFrom, expires, childSeat, totalCents });
    return ['reservations.update'];
  },
};
