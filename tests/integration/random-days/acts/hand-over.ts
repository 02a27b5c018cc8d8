import fc from 'fast-check';
import { expect } from 'vitest';
import { moneyInput } from '@/lib/money';
import { activateRental } from '@/lib/rentals/activate-rental';
import { quoteDraft } from '@/lib/rentals/quote-draft';
import { query } from '@/lib/server/query';
import { agreementValues } from '@/tests/support/agreement';
import { type Act, attempt, pick } from '../act';
import { type Company, type Hire, isStandingBooking, memberOf, typed } from '../company';
import { seatIsLeft } from '../free-seats';
import { couldBeHad } from '../free-vehicles';

interface Picks {
  which: number;
  early: boolean;
  hours: number;
  km: number;
}

const drafts = ({ hires }: Company) => hires.filter(({ status }) => status === 'draft');

/** The vehicle of a draft leaves, now or an hour and a half ago. */
export const HAND_OVER: Act<Picks> = {
  name: 'hand over',
  picks: fc.record({ which: fc.nat(20), early: fc.boolean(), hours: fc.integer({ min: 2, max: 70 }), km: fc.nat(20) }),
  possible: (company) => drafts(company).length > 0,
  async play(company, { which, early, hours, km }) {
    const hire = pick(drafts(company), which);
    const { id, vehicleId, customerId, bookingId, childSeat } = hire;
    const vehicle = company.fleet.get(vehicleId);
    const booking = company.bookings.find((other) => other.id === bookingId);
    const from = early ? company.clock - 1.5 : company.clock;
    const due = booking ? Math.max(booking.due, company.clock + 1.5) : company.clock + hours + 0.5;
    const odometerOutKm = (vehicle?.odometerKm ?? 0) + km;
    const written = {
      ...agreementValues(customerId, vehicleId),
      ...{ pickupAt: typed(company, from), dueAt: typed(company, due) },
      options: childSeat ? ['child_seat'] : [],
      odometerKm: String(odometerOutKm),
    };
    const ctx = await memberOf(company, 'agent');
    const ask = (values: object) => query(ctx, 'rentals.create', (q) => quoteDraft(q, values, id));
    const rate = (await ask(written)).proposed?.dailyRateCents ?? 0;
    const values = { ...written, dailyRateCents: moneyInput(rate, 'en') };
    const { quote, clash } = await ask(values);
    const exceptId = bookingId ?? undefined;
    const isFree = await couldBeHad(company, { vehicleId, classId: null, from, due, exceptId });
    expect(clash === null, 'as the screen shows it').toBe(isFree);
    const hasSeat = !childSeat || seatIsLeft(company, { from, due, exceptId });
    const input = { rentalId: id, expectedTotalCents: quote?.totalCents ?? 0, values };
    const { done, code } = await attempt(company, 'agent', activateRental, input);
    const isBack = (vehicle?.lastReturn ?? 0) <= from;
    expect(code).toBe(
      !isBack ? 'pickup_before_return' : !isFree ? 'vehicle_not_available' : hasSeat ? null : 'option_not_available',
    );
    if (!done) return 'refused';
    left(company, hire, { from, due, odometerOutKm });
    return ['rentals.activate'];
  },
};

function left(
  company: Company,
  hire: Hire,
  { from, due, odometerOutKm }: Pick<Hire, 'from' | 'due' | 'odometerOutKm'>,
) {
  Object.assign(hire, { status: 'active', number: true, from, since: from, due, odometerOutKm });
  const vehicle = company.fleet.get(hire.vehicleId);
  company.given.push({ vehicleId: hire.vehicleId, hireId: hire.id });
  if (vehicle) vehicle.odometerKm = odometerOutKm;
  const booking = company.bookings.find(({ id }) => id === hire.bookingId);
  if (booking && isStandingBooking(company, booking)) booking.status = 'converted';
}
