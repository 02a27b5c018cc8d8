import { and, eq, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { closeDatabase, withTenant } from '@/db/client';
import { vehicleAllocations } from '@/db/schema/allocations';
import { rentals } from '@/db/schema/rentals';
import { demoSignature } from '@/db/seed/signature';
import { DAY_MS } from '@/lib/durations';
import { extendRental } from '@/lib/rentals/extend-rental';
import { createReservation } from '@/lib/reservations/create-reservation';
import { localIn } from '@/tests/support/agreement';
import { asManager } from '@/tests/support/contexts';
import { makeCustomer, makeTenant, makeVehicle, type TestTenant } from '@/tests/support/factories';
import { makeActiveRental } from '@/tests/support/make-active-rental';
import { outcome, race, raceRounds } from '@/tests/support/race';
import { reservationValues } from '@/tests/support/reserve';

const CLIENTS = 8;
const ROUNDS = raceRounds(4);

let tenant: TestTenant;
beforeAll(async () => {
  tenant = await makeTenant();
});
afterAll(closeDatabase);

function holdsOf(vehicleId: string) {
  const live = and(eq(vehicleAllocations.vehicleId, vehicleId), isNull(vehicleAllocations.releasedAt));
  return withTenant(tenant.id, (tx) =>
    tx.select({ kind: vehicleAllocations.kind }).from(vehicleAllocations).where(live),
  );
}

it('is extended once or booked once by sixteen clerks at the same time, and never both', async () => {
  const ctx = await asManager(tenant);
  const customerId = await makeCustomer(tenant);
  const winners: string[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const vehicleId = await makeVehicle(tenant, { dailyRateCents: 5500 });
    // Exactly two days apart: a millisecond more would be a third day.
    const now = Date.now();
    const times = { out: new Date(now - DAY_MS), due: new Date(now + DAY_MS) };
    const { id } = await makeActiveRental(tenant, { vehicleId, ...times });
    const extend = () =>
      extendRental(ctx, {
        rentalId: id,
        dueAt: localIn(72),
        customerSignature: demoSignature('customer'),
        agentSignature: demoSignature('agent'),
        expectedCents: 11_000,
      });
    const wish = { pickupAt: localIn(48), dueAt: localIn(96), expectedTotalCents: 11_000 };
    const book = () => createReservation(ctx, reservationValues(customerId, { vehicleId }, wish));
    const { codes } = await race(
      Array.from({ length: 2 * CLIENTS }, (_, client) => (client % 2 === 0 ? extend : book)),
    );
    const [won, others] = outcome(codes);
    expect(won, `round ${round}: ${others}`).toBe(1);
    const holds = (await holdsOf(vehicleId)).map(({ kind }) => kind).toSorted();
    const [rental] = await withTenant(tenant.id, (tx) =>
      tx.select({ days: rentals.chargedDays, totalCents: rentals.totalCents }).from(rentals).where(eq(rentals.id, id)),
    );
    const extended = rental?.days === 4;
    expect(rental?.totalCents).toBe(extended ? 22_000 : 11_000);
    expect(holds).toEqual(extended ? ['rental'] : ['rental', 'reservation']);
    // The second to extend is told that nothing is left to extend, and the booking that the vehicle is taken.
    const refusals = extended ? ['extension_not_later', 'vehicle_not_available'] : ['vehicle_not_available'];
    expect(others).toEqual(refusals);
    winners.push(extended ? 'extended' : 'booked');
  }
  console.log(`race: extended ${winners.filter((winner) => winner === 'extended').length} of ${ROUNDS} times`);
});
