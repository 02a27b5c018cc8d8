import fc from 'fast-check';
import { expect } from 'vitest';
import { createReservation } from '@/lib/reservations/create-reservation';
import { quoteReservation } from '@/lib/reservations/quote-reservation';
import { query } from '@/lib/server/query';
import { reservationValues } from '@/tests/support/reserve';
import { type Act, attempt, pick } from '../act';
import { GRACE_HOURS, memberOf, typed } from '../company';
import { seatIsLeft } from '../free-seats';
import { couldBeHad } from '../free-vehicles';

interface Picks {
  what: number;
  who: number;
  after: number;
  hours: number;
  autoCancel: number;
  childSeat: boolean;
}

/** Somebody reserves a vehicle or any one of a class, after the price was asked as the screen asks it. */
export const RESERVE: Act<Picks> = {
  name: 'reserve',
  picks: fc.record({
    what: fc.nat(7),
    who: fc.nat(1),
    after: fc.nat(30),
    hours: fc.integer({ min: 1, max: 50 }),
    autoCancel: fc.integer({ min: 1, max: 30 }),
    childSeat: fc.boolean(),
  }),
  possible: () => true,
  async play(company, { what, who, after, hours, autoCancel, childSeat }) {
    const customerId = pick(company.customers, who);
    const wishes = [
      ...[...company.fleet.keys()].map((vehicleId) => ({ vehicleId, classId: null })),
      // Classes are wanted as often as vehicles.
      ...[...company.classes, ...company.classes].map((classId) => ({ vehicleId: null, classId })),
    ];
    const booked = pick(wishes, what);
    const from = company.clock + after + 0.5;
    const due = from + hours;
    const more = { pickupAt: typed(company, from), dueAt: typed(company, due), childSeat };
    const rules = { noShowGraceHours: String(GRACE_HOURS), autoCancelHours: String(autoCancel) };
    const given = { vehicleId: booked.vehicleId ?? '', classId: booked.classId ?? '' };
    const values = reservationValues(customerId, given, { ...more, ...rules });
    const isFree = await couldBeHad(company, { ...booked, from, due });
    const hasSeat = !childSeat || seatIsLeft(company, { from, due });
    const asked = await query(await memberOf(company, 'agent'), 'reservations.edit', (q) =>
      quoteReservation(q, values),
    );
    const { quote, clash, classTaken, fields } = asked;
    expect({ free: clash === null && classTaken === null, fields }, 'as the screen shows it').toEqual({
      free: isFree,
      fields: hasSeat ? {} : { childSeat: 'option_not_available' },
    });
    const totalCents = quote?.totalCents ?? 0;
    const { done, code } = await attempt(company, 'agent', createReservation, {
      ...values,
      expectedTotalCents: totalCents,
    });
    const taken = booked.classId ? 'class_not_available' : 'vehicle_not_available';
    expect(code).toBe(isFree ? (hasSeat ? null : 'option_not_available') : taken);
    if (!done) return 'refused';
    const expires = from + GRACE_HOURS + autoCancel;
    const status = 'confirmed' as const;
    company.bookings.push({
      ...booked,
      id: done.id,
      status,
      customerId,
      from,
      due,
      holdFrom: from,
      expires,
      childSeat,
      totalCents,
    });
    return ['reservations.create'];
  },
};
