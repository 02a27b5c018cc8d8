import fc from 'fast-check';
import { expect } from 'vitest';
import { undoNoShow } from '@/lib/reservations/undo-no-show';
import { type Act, attempt, pick } from '../act';
import { GRACE_HOURS, shownBooking } from '../company';
import { seatIsLeft } from '../free-seats';
import { couldBeHad } from '../free-vehicles';
import { accountOf } from '../ledger';

/** A customer who was given up comes after all. */
export const UNDO_NO_SHOW: Act<{ which: number }> = {
  name: 'undo a no-show',
  picks: fc.record({ which: fc.nat(20) }),
  possible: (company) => company.bookings.some((booking) => shownBooking(company, booking) === 'no_show'),
  async play(company, { which }) {
    const missed = company.bookings.filter((booking) => shownBooking(company, booking) === 'no_show');
    const booking = pick(missed, which);
    const { id, vehicleId, classId, due } = booking;
    const holdFrom = Math.max(booking.from, company.clock);
    const isFree =
      due > company.clock && (await couldBeHad(company, { vehicleId, classId, from: holdFrom, due, exceptId: id }));
    const hasSeat = !booking.childSeat || seatIsLeft(company, { from: holdFrom, due, exceptId: id });
    const { appliedCents } = await accountOf(company, id);
    const { done, code } = await attempt(company, 'manager', undoNoShow, {
      reservationId: id,
      reason: 'He has called',
    });
    const taken = vehicleId ? 'vehicle_not_available' : 'class_not_available';
    expect(code).toBe(due <= company.clock ? 'due_in_past' : !isFree ? taken : hasSeat ? null : 'option_not_available');
    if (!done) return 'refused';
    const hours = Math.max(booking.expires - booking.from, GRACE_HOURS, due - booking.from);
    Object.assign(booking, { status: 'confirmed', holdFrom, expires: booking.from + hours });
    // The deposit that has paid its fee is held again.
    return appliedCents === 0
      ? ['reservations.undo_no_show']
      : ['reservations.undo_no_show', 'reservations.undo_no_show'];
  },
};
