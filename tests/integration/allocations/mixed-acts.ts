import { withTenant } from '@/db/client';
import { demoSignature } from '@/db/seed/signature';
import { updateVehicle } from '@/lib/allocations/update-vehicle';
import { proposeMove } from '@/lib/availability/propose-move';
import { HOUR_MS } from '@/lib/durations';
import { reopenReturn } from '@/lib/payments/reopen-return';
import { settleReturn } from '@/lib/payments/settle-return';
import { activateRental } from '@/lib/rentals/activate-rental';
import { extendRental } from '@/lib/rentals/extend-rental';
import { startAgreement } from '@/lib/rentals/start-agreement';
import { swapVehicle } from '@/lib/rentals/swap-vehicle';
import { cancelReservation } from '@/lib/reservations/cancel-reservation';
import { createReservation } from '@/lib/reservations/create-reservation';
import { undoNoShow } from '@/lib/reservations/undo-no-show';
import { updateReservation } from '@/lib/reservations/update-reservation';
import type { Verb } from '@/lib/server/command';
import { query } from '@/lib/server/query';
import { agreementValues, localIn, makeDraft } from '@/tests/support/agreement';
import { asManager } from '@/tests/support/contexts';
import { asReadNow } from '@/tests/support/edit-now';
import { makeVehicle, type TestTenant } from '@/tests/support/factories';
import { makeActiveRental } from '@/tests/support/make-active-rental';
import { makeReservation } from '@/tests/support/make-reservation';
import { makeVehicleClass } from '@/tests/support/make-rule';
import { reservationValues } from '@/tests/support/reserve';
import { swapInput } from '@/tests/support/swapped';
import { checkedIn } from '@/tests/support/take-back';

export interface MixedAct {
  name: string;
  run: () => Promise<unknown>;
}

const SEED = { make: 'Kia', model: 'Rio', year: 2020, seats: 5, fuelType: 'diesel', transmission: 'manual' };

/**
 * Three vehicles of a class, of which one is out, one is promised and one came back by mistake, and what sixteen clerks
 * want to do with them now. Each act is one transaction that is not tried again, so that a deadlock is seen.
 */
export async function mixedActs(tenant: TestTenant, customers: readonly string[], round: number): Promise<MixedAct[]> {
  const ctx = await asManager(tenant);
  const now = Date.now();
  const at = (hours: number) => new Date(now + hours * HOUR_MS);
  // Within a transaction that is open already, a verb prints nothing. So no paper of before takes time from the acts.
  const within = <Output>(verb: Verb<Output>, input: unknown): Promise<Output> =>
    withTenant(tenant.id, (tx) => verb({ ...ctx, tx }, input));
  const once = (name: string, verb: Verb<unknown>, input: unknown): MixedAct => ({
    name,
    run: () => within(verb, input),
  });
  const classId = await makeVehicleClass(tenant);
  const [out = '', promised = '', free = ''] = await Promise.all(
    Array.from({ length: 3 }, () => makeVehicle(tenant, { classId })),
  );
  const customer = (index: number) => customers[index % customers.length] ?? '';
  const times = (from: number, until: number) => ({ pickupAt: localIn(from, now), dueAt: localIn(until, now) });
  const rental = await makeActiveRental(tenant, { vehicleId: out, out: at(-24), due: at(24) });
  const mistaken = await makeActiveRental(tenant, { vehicleId: free, out: at(-24), due: at(20) });
  await within(settleReturn, checkedIn(mistaken.id, { returnedAt: localIn(-1, now), odometerKm: 40_000 }));
  const missed = await makeReservation(tenant, { vehicleId: free, pickupAt: at(-27), dueAt: at(30) });
  const wish = (from: number, until: number, booked: object) =>
    reservationValues(customer(from), booked, { ...times(from, until), expectedTotalCents: 19_000 });
  const booking = await within(createReservation, wish(0, 48, { vehicleId: promised }));
  const dragged = await within(createReservation, wish(60, 108, { classId }));
  const agreement = await within(startAgreement, { reservationId: booking.id });
  const drafts = await Promise.all([promised, free].map((vehicleId) => makeDraft(tenant, { vehicleId })));
  const convert = {
    rentalId: agreement.id,
    expectedTotalCents: 19_000,
    values: agreementValues(customer(0), promised, times(0, 48)),
  };
  const signed = { customerSignature: demoSignature('customer'), agentSignature: demoSignature('agent') };
  const extension = (until: number, expectedCents: number) =>
    once('extend', extendRental, { rentalId: rental.id, dueAt: localIn(until, now), ...signed, expectedCents });
  const drag = async (from: number, vehicleId: string | null) => {
    const seen = { vehicleId: null, ...times(60, 108) };
    const move = { number: dragged.number, seen, to: { vehicleId, ...times(from, from + 48) } };
    const { change } = await query(ctx, 'reservations.edit', (q) => proposeMove(q, move));
    return once('drag', updateReservation, change);
  };
  const plate = `Z${round}A${now % 60_000}`;
  const leaves = { ...SEED, plate, dailyRateCents: '95', odometerKm: 40_000, vehicleId: free, classId: '' };
  const besides = [
    once('change class', updateVehicle, await asReadNow(updateVehicle, ctx, leaves)),
    once('cancel', cancelReservation, { reservationId: dragged.id, reason: 'No flight', expectedFeeCents: 0 }),
    once('return', settleReturn, checkedIn(rental.id, { returnedAt: localIn(0, now), odometerKm: 40_100 })),
  ];
  const acts = [
    once('reserve', createReservation, wish(20, 68, { classId })),
    once('reserve', createReservation, wish(30, 78, { classId })),
    once('reserve', createReservation, wish(26, 74, { vehicleId: out })),
    once('reserve', createReservation, wish(50, 98, { vehicleId: promised })),
    once('convert', activateRental, convert),
    ...drafts.map((draft) => once('activate', activateRental, draft)),
    extension(48, 5_500),
    extension(72, 11_000),
    await drag(24, null),
    await drag(30, out),
    once('swap', swapVehicle, swapInput({ id: rental.id, vehicleId: out }, promised)),
    once('swap', swapVehicle, swapInput({ id: rental.id, vehicleId: out }, free)),
    once('reopen', reopenReturn, { rentalId: mistaken.id, reason: 'It was the other Duster' }),
    once('undo no-show', undoNoShow, { reservationId: missed.id, reason: 'He comes' }),
    ...besides.filter((_, index) => index === round % besides.length),
  ];
  // Another one begins in each round.
  const first = round % acts.length;
  return [...acts.slice(first), ...acts.slice(0, first)];
}
