import { and, eq, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { closeDatabase, withTenant } from '@/db/client';
import { vehicleAllocations } from '@/db/schema/allocations';
import { DAY_MS } from '@/lib/durations';
import { returnRental } from '@/lib/rentals/return-rental';
import { swapVehicle } from '@/lib/rentals/swap-vehicle';
import { createReservation } from '@/lib/reservations/create-reservation';
import { localIn } from '@/tests/support/agreement';
import { asManager } from '@/tests/support/contexts';
import { makeCustomer, makeTenant, makeVehicle, type TestTenant } from '@/tests/support/factories';
import { makeActiveRental } from '@/tests/support/make-active-rental';
import { outcome, race, raceRounds } from '@/tests/support/race';
import { reservationValues } from '@/tests/support/reserve';
import { swapInput } from '@/tests/support/swapped';

const CLIENTS = 8;
const ROUNDS = raceRounds(2);

let tenant: TestTenant;
beforeAll(async () => {
  tenant = await makeTenant();
});
afterAll(closeDatabase);

const makeOut = () => {
  const now = Date.now();
  return makeActiveRental(tenant, { out: new Date(now - DAY_MS), due: new Date(now + 2 * DAY_MS) });
};

/** Who holds a vehicle. */
async function holdersOf(vehicleId: string) {
  const held = and(eq(vehicleAllocations.vehicleId, vehicleId), isNull(vehicleAllocations.releasedAt));
  const rows = await withTenant(tenant.id, (tx) => tx.select().from(vehicleAllocations).where(held));
  return rows.map(({ rentalId, reservationId }) => rentalId ?? reservationId);
}

/** Both acts by turns, by all clients at once. */
function clash(one: () => Promise<unknown>, other: () => Promise<unknown>) {
  return race(Array.from({ length: 2 * CLIENTS }, (_, client) => (client % 2 === 0 ? one : other)));
}

it('two customers get one vehicle: one of them, once', async () => {
  const ctx = await asManager(tenant);
  for (let round = 0; round < ROUNDS; round += 1) {
    const [first, second, next] = [await makeOut(), await makeOut(), await makeVehicle(tenant)];
    const { codes } = await clash(
      () => swapVehicle(ctx, swapInput(first, next)),
      () => swapVehicle(ctx, swapInput(second, next)),
    );
    const [won, others] = outcome(codes);
    expect(won, `round ${round}: ${others}`).toBe(1);
    expect(others).toEqual(['invalid_transition', 'vehicle_not_available']);
    const [holder, ...more] = await holdersOf(next);
    expect(more).toEqual([]);
    const [winner, loser] = holder === first.id ? [first, second] : [second, first];
    expect(holder).toBe(winner.id);
    expect(await holdersOf(winner.vehicleId)).toEqual([]);
    expect(await holdersOf(loser.vehicleId)).toEqual([loser.id]);
  }
});

it('a swap and a reservation want one vehicle: never both get it', async () => {
  const ctx = await asManager(tenant);
  const customerId = await makeCustomer(tenant);
  for (let round = 0; round < ROUNDS; round += 1) {
    const [rental, next] = [await makeOut(), await makeVehicle(tenant, { dailyRateCents: 5500 })];
    const wish = { pickupAt: localIn(24), dueAt: localIn(72), expectedTotalCents: 11_000 };
    const { codes } = await clash(
      () => swapVehicle(ctx, swapInput(rental, next)),
      () => createReservation(ctx, reservationValues(customerId, { vehicleId: next }, wish)),
    );
    const [won, others] = outcome(codes);
    expect(won, `round ${round}: ${others}`).toBe(1);
    expect(await holdersOf(next)).toHaveLength(1);
  }
});

it('a vehicle is swapped or returned, and never both', async () => {
  const ctx = await asManager(tenant);
  for (let round = 0; round < ROUNDS; round += 1) {
    const [rental, next] = [await makeOut(), await makeVehicle(tenant)];
    const { id: rentalId, vehicleId } = rental;
    const back = { rentalId, vehicleId, returnedAt: localIn(0), odometerKm: 40_100, fuelLevel: 'full' };
    const { codes } = await clash(
      () => swapVehicle(ctx, swapInput(rental, next)),
      () => returnRental(ctx, back),
    );
    const [won, others] = outcome(codes);
    expect(won, `round ${round}: ${others}`).toBe(1);
    expect(others).toEqual(['invalid_transition']);
    expect(await holdersOf(vehicleId)).toEqual([]);
  }
});

it('two customers want each other’s vehicle: both are refused, and neither waits for the other', async () => {
  const ctx = await asManager(tenant);
  const [first, second] = [await makeOut(), await makeOut()];
  const { codes } = await clash(
    () => swapVehicle(ctx, swapInput(first, second.vehicleId)),
    () => swapVehicle(ctx, swapInput(second, first.vehicleId)),
  );
  expect(outcome(codes)).toEqual([0, ['vehicle_not_available']]);
});
