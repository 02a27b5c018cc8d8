import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { closeDatabase, withTenant } from '@/db/client';
import { demoSignature } from '@/db/seed/signature';
import { DAY_MS, HOUR_MS } from '@/lib/durations';
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
import type { TenantContext } from '@/lib/server/context';
import { updateVehicle } from '@/lib/vehicles/update-vehicle';
import { agreementValues, localIn, makeDraft } from '@/tests/support/agreement';
import { allocationFaults } from '@/tests/support/allocation-faults';
import { asManager } from '@/tests/support/contexts';
import { asReadNow } from '@/tests/support/edit-now';
import { makeCustomer, makeTenant, makeVehicle, type TestTenant } from '@/tests/support/factories';
import { makeActiveRental } from '@/tests/support/make-active-rental';
import { makeReservation } from '@/tests/support/make-reservation';
import { makeVehicleClass } from '@/tests/support/make-rule';
import { outcome, race } from '@/tests/support/race';
import { reservationValues } from '@/tests/support/reserve';
import { swapInput } from '@/tests/support/swapped';

// For the 200 rounds that are required: `RACE_ROUNDS=200 npm test -- integration -- allocations/mixed-race`.
const ROUNDS = Number(process.env.RACE_ROUNDS ?? 6);
const MINUTE_MS = 60_000;

/** What somebody who comes too late is told. Anything else, also a deadlock, fails the test. */
const REFUSALS = [
  'class_not_available',
  'extension_not_later',
  'invalid_transition',
  // The vehicle has come back meanwhile, with a higher reading than the clerk had typed.
  'odometer_below_last',
  'quote_changed',
  'record_changed',
  'vehicle_not_available',
  'vehicle_out',
];

let tenant: TestTenant;
let customers: string[];
let ctx: TenantContext;
beforeAll(async () => {
  tenant = await makeTenant();
  customers = await Promise.all(Array.from({ length: 20 }, () => makeCustomer(tenant)));
});
afterAll(closeDatabase);

/** A verb in a transaction that is not tried again, so that a deadlock is seen. */
function once(verb: Verb<unknown>, input: unknown): () => Promise<unknown> {
  return () => withTenant(tenant.id, (tx) => verb({ ...ctx, tx }, input));
}

/** Three vehicles of a class, of which one is out and one is promised, and sixteen clerks who want them now. */
async function makeRound(round: number): Promise<(() => Promise<unknown>)[]> {
  ctx = await asManager(tenant);
  const now = Date.now();
  const at = (hours: number) => new Date(now + hours * HOUR_MS);
  const classId = await makeVehicleClass(tenant);
  const [out = '', promised = '', free = ''] = await Promise.all(
    Array.from({ length: 3 }, () => makeVehicle(tenant, { classId })),
  );
  const customer = (index: number) => customers[index % customers.length] ?? '';
  const times = (from: number, until: number) => ({ pickupAt: localIn(from, now), dueAt: localIn(until, now) });
  const rental = await makeActiveRental(tenant, { vehicleId: out, out: at(-24), due: at(24) });
  const missed = await makeReservation(tenant, { vehicleId: free, pickupAt: at(-27), dueAt: at(30) });
  const wish = (from: number, until: number, booked: object) =>
    reservationValues(customer(from), booked, { ...times(from, until), expectedTotalCents: 19_000 });
  const booking = await createReservation(ctx, wish(0, 48, { vehicleId: promised }));
  const dragged = await createReservation(ctx, wish(60, 108, { classId }));
  const agreement = await startAgreement(ctx, { reservationId: booking.id });
  const drafts = await Promise.all([promised, free, free].map((vehicleId) => makeDraft(tenant, { vehicleId })));
  const convert = {
    rentalId: agreement.id,
    expectedTotalCents: 19_000,
    values: agreementValues(customer(0), promised, times(0, 48)),
  };
  const signed = { customerSignature: demoSignature('customer'), agentSignature: demoSignature('agent') };
  const extension = (until: number, expectedCents: number) =>
    once(extendRental, { rentalId: rental.id, dueAt: localIn(until, now), ...signed, expectedCents });
  const drag = async (from: number, booked: object) =>
    once(
      updateReservation,
      await asReadNow(updateReservation, ctx, { ...wish(from, from + 48, booked), reservationId: dragged.id }),
    );
  const sale = { make: 'Kia', model: 'Rio', year: 2020, plate: `ZA${round}${now % DAY_MS}`, seats: 5 };
  const changed = { ...sale, fuelType: 'diesel', transmission: 'manual', dailyRateCents: '95', odometerKm: 40_000 };
  const leaves = await asReadNow(updateVehicle, ctx, { ...changed, vehicleId: free, classId: '' });
  return [
    once(createReservation, wish(20, 68, { classId })),
    once(createReservation, wish(30, 78, { classId })),
    once(createReservation, wish(26, 74, { vehicleId: out })),
    once(createReservation, wish(50, 98, { vehicleId: promised })),
    once(activateRental, convert),
    ...drafts.map((draft) => once(activateRental, draft)),
    extension(48, 5_500),
    extension(72, 11_000),
    await drag(24, { classId }),
    await drag(30, { vehicleId: out }),
    once(swapVehicle, swapInput({ id: rental.id, vehicleId: out }, promised)),
    once(swapVehicle, swapInput({ id: rental.id, vehicleId: out }, free)),
    once(undoNoShow, { reservationId: missed.id, reason: 'He comes' }),
    round % 2 === 0
      ? once(updateVehicle, leaves)
      : once(cancelReservation, { reservationId: dragged.id, reason: 'No flight', expectedFeeCents: 0 }),
    ...(round % 3 === 0
      ? [
          once(settleReturn, {
            rentalId: rental.id,
            returnedAt: localIn(0, now),
            odometerKm: 40_100,
            fuelLevel: 'full',
            unsignedReason: 'key_drop',
          }),
        ]
      : []),
  ];
}

it(`leaves one holder of each vehicle at every instant when sixteen clerks do different things, ${ROUNDS} times of ${ROUNDS}`, {
  timeout: ROUNDS * MINUTE_MS,
}, async () => {
  const before = await deadlocks();
  const waits: number[] = [];
  const told = new Map<string, number>();
  for (let round = 0; round < ROUNDS; round += 1) {
    const attempts = await makeRound(round);
    // Another one begins in each round.
    const first = round % attempts.length;
    const racing = race([...attempts.slice(first), ...attempts.slice(0, first)]);
    const watched = await watch(racing);
    const { codes, waits: these } = await racing;
    const [won, others] = outcome(codes);
    expect(won, `round ${round}`).toBeGreaterThanOrEqual(4);
    expect(
      others.filter((code) => !REFUSALS.includes(code)),
      `round ${round}`,
    ).toEqual([]);
    expect(watched, `round ${round}`).toEqual([]);
    expect(await allocationFaults(tenant.id), `round ${round}`).toEqual([]);
    waits.push(...these);
    for (const code of codes) told.set(code, (told.get(code) ?? 0) + 1);
  }
  expect(await deadlocks()).toBe(before);
  waits.sort((a, b) => a - b);
  const percentile = (share: number) => Math.round(waits[Math.floor(waits.length * share)] ?? 0);
  console.log(
    `mixed race: ${ROUNDS} rounds, ${waits.length} acts: p50 ${percentile(0.5)} ms, p99 ${percentile(0.99)} ms\n`,
    Object.fromEntries([...told].toSorted()),
  );
});

/** Looks for faults again and again while the clerks are at work. */
async function watch(racing: Promise<unknown>): Promise<string[]> {
  let isOver = false;
  const end = racing.finally(() => {
    isOver = true;
  });
  const found: string[] = [];
  while (!isOver) found.push(...(await allocationFaults(tenant.id)));
  await end;
  return found;
}

async function deadlocks(): Promise<number> {
  const rows = await withTenant(tenant.id, (tx) =>
    tx.execute<{ deadlocks: number }>(
      sql`select deadlocks::int from pg_stat_database where datname = current_database()`,
    ),
  );
  return rows[0]?.deadlocks ?? 0;
}
