import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { expect } from 'vitest';
import { withTenant } from '@/db/client';
import { reservations } from '@/db/schema/reservations';
import { proposeMove } from '@/lib/availability/propose-move';
import { AppError } from '@/lib/errors';
import { updateReservation } from '@/lib/reservations/update-reservation';
import { query } from '@/lib/server/query';
import { type Act, attempt, pick } from '../act';
import { type Booking, type Company, isStandingBooking, memberOf, typed } from '../company';
import { seatIsLeft } from '../free-seats';
import { couldBeHad } from '../free-vehicles';

interface Picks {
  which: number;
  shift: number;
  stretch: number;
  /** A row of the planner: the first is that of bookings without a vehicle. */
  row: number;
  stays: boolean;
}

interface Place {
  vehicleId: string | null;
  from: number;
  due: number;
}

/** A booking's bar is moved, stretched or put into another row of the planner. */
export const MOVE_BOOKING: Act<Picks> = {
  name: 'move in the planner',
  picks: fc.record({
    which: fc.nat(20),
    shift: fc.integer({ min: -20, max: 20 }),
    stretch: fc.integer({ min: -5, max: 20 }),
    row: fc.nat(5),
    stays: fc.boolean(),
  }),
  possible: ({ bookings }) => bookings.length > 0,
  async play(company, { which, shift, stretch, row, stays }) {
    const booking = pick(company.bookings, which);
    const from = Math.max(booking.from + shift, company.clock + 0.5);
    const vehicleId = stays ? booking.vehicleId : ([null, ...company.fleet.keys()][row] ?? null);
    const to = { vehicleId, from, due: Math.max(from + 1, booking.due + shift + stretch) };
    const refusal = await refusalOf(company, booking, to);
    const proposed = await propose(company, booking, to);
    expect(typeof proposed === 'string' ? proposed : null, 'as the planner shows it').toBe(refusal);
    if (typeof proposed === 'string') return 'refused';
    const { code } = await attempt(company, 'agent', updateReservation, proposed.change);
    expect(code).toBeNull();
    const expires = to.from + booking.expires - booking.from;
    Object.assign(booking, { ...to, holdFrom: to.from, expires, totalCents: proposed.quote.totalCents });
    return ['reservations.update'];
  },
};

async function refusalOf(company: Company, booking: Booking, to: Place): Promise<string | null> {
  if (!isStandingBooking(company, booking)) return 'invalid_transition';
  if (to.vehicleId === null && booking.classId === null) return 'booked_by_vehicle';
  const asked = { ...to, exceptId: booking.id };
  const classId = to.vehicleId === null ? booking.classId : null;
  if (!(await couldBeHad(company, { ...asked, classId })))
    return to.vehicleId === null ? 'class_not_available' : 'vehicle_not_available';
  return booking.childSeat && !seatIsLeft(company, asked) ? 'option_not_available' : null;
}

/** What the planner would send, or why it can't be moved there. */
async function propose(company: Company, booking: Booking, to: Place) {
  const { id } = booking;
  const [row] = await withTenant(company.tenant.id, (tx) =>
    tx.select({ number: reservations.number }).from(reservations).where(eq(reservations.id, id)),
  );
  const at = ({ vehicleId, from, due }: Place) => ({
    ...{ vehicleId, pickupAt: typed(company, from), dueAt: typed(company, due) },
  });
  const question = { number: row?.number ?? '', seen: at(booking), to: at(to) };
  try {
    return await query(await memberOf(company, 'agent'), 'reservations.edit', (q) => proposeMove(q, question));
  } catch (error) {
    if (error instanceof AppError) return error.code;
    throw error;
  }
}
