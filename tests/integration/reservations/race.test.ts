import { and, eq, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { closeDatabase, withTenant } from '@/db/client';
import { optionHolds, vehicleAllocations } from '@/db/schema/allocations';
import { tenantSettings } from '@/db/schema/tenants';
import { newId } from '@/lib/id';
import { activateRental } from '@/lib/rentals/activate-rental';
import { createReservation } from '@/lib/reservations/create-reservation';
import { localIn, makeDraft } from '@/tests/support/agreement';
import { asAgent } from '@/tests/support/contexts';
import { countDeadlocks } from '@/tests/support/count-deadlocks';
import { makeCustomer, makeTenant, makeVehicle, type TestTenant } from '@/tests/support/factories';
import { makeVehicleClass } from '@/tests/support/make-rule';
import { percentiles } from '@/tests/support/percentiles';
import { outcome, race, raceRounds } from '@/tests/support/race';
import { reservationValues } from '@/tests/support/reserve';

const CLIENTS = 16;
const ROUNDS = raceRounds(3);

let tenant: TestTenant;
let customers: string[];
beforeAll(async () => {
  tenant = await makeTenant({ childSeatStock: 3 });
  customers = await Promise.all(Array.from({ length: CLIENTS }, () => makeCustomer(tenant)));
});
afterAll(closeDatabase);

/** Every client asks for two days that contain the same moment, each for others. Two hundred rounds are within two years. */
const during = (round: number, client: number) => ({
  pickupAt: localIn(24 * (10 + round * 3) - ((client * 7) % CLIENTS)),
  dueAt: localIn(24 * (12 + round * 3) - ((client * 7) % CLIENTS)),
});

async function makeFleet(size: number): Promise<{ classId: string; fleet: string[] }> {
  const classId = await makeVehicleClass(tenant);
  const fleet = await Promise.all(Array.from({ length: size }, () => makeVehicle(tenant, { classId })));
  return { classId, fleet };
}

function held(vehicleIds: readonly string[]): Promise<number> {
  return withTenant(tenant.id, async (tx) => {
    const rows = await tx
      .select({ vehicleId: vehicleAllocations.vehicleId })
      .from(vehicleAllocations)
      .where(and(eq(vehicleAllocations.tenantId, tenant.id), isNull(vehicleAllocations.releasedAt)));
    return rows.filter(({ vehicleId }) => vehicleIds.includes(vehicleId)).length;
  });
}

it('promises a vehicle to one of sixteen who want it at the same time', async () => {
  const vehicleId = await makeVehicle(tenant);
  const ctx = await asAgent(tenant);
  for (let round = 0; round < ROUNDS; round += 1) {
    const { codes } = await race(
      customers.map(
        (customerId, client) => () =>
          createReservation(ctx, reservationValues(customerId, { vehicleId }, during(round, client))),
      ),
    );
    expect(outcome(codes), `round ${round}`).toEqual([1, ['vehicle_not_available']]);
  }
  expect(await held([vehicleId])).toBe(ROUNDS);
});

it('promises a class as often as it has vehicles, and never once more', async () => {
  const { classId, fleet } = await makeFleet(3);
  const ctx = await asAgent(tenant);
  const waits: number[] = [];
  const before = await countDeadlocks(tenant);
  for (let round = 0; round < ROUNDS; round += 1) {
    const { codes, waits: these } = await race(
      customers.map(
        (customerId, client) => () =>
          createReservation(ctx, reservationValues(customerId, { classId }, during(round, client))),
      ),
    );
    expect(outcome(codes), `round ${round}`).toEqual([3, ['class_not_available']]);
    waits.push(...these);
  }
  expect(await held(fleet)).toBe(3 * ROUNDS);
  expect(await countDeadlocks(tenant)).toBe(before);
  console.log(`class race: ${CLIENTS} clients, ${ROUNDS} rounds: ${percentiles(waits)}`);
});

it('fills a class to its last vehicle when some want the class and some a certain vehicle', async () => {
  const ctx = await asAgent(tenant);
  const before = await countDeadlocks(tenant);
  for (let round = 0; round < ROUNDS; round += 1) {
    const { classId, fleet } = await makeFleet(4);
    const { codes } = await race(
      customers.map((customerId, client) => () => {
        const booked = client % 2 === 0 ? { classId } : { vehicleId: fleet[client % 4] };
        return createReservation(ctx, reservationValues(customerId, booked, during(round, client)));
      }),
    );
    expect(outcome(codes)[0], `round ${round}`).toBe(4);
    expect(await held(fleet)).toBe(4);
  }
  expect(await countDeadlocks(tenant)).toBe(before);
});

it('hands over and promises the vehicles of a class at the same time without promising one twice', async () => {
  const { classId, fleet } = await makeFleet(4);
  const ctx = await asAgent(tenant);
  const times = { pickupAt: localIn(1), dueAt: localIn(49) };
  const drafts = await Promise.all(fleet.map((vehicleId) => makeDraft(tenant, { vehicleId })));
  const { codes } = await race([
    ...drafts.map((draft) => () => activateRental(ctx, draft)),
    ...customers.map((customerId) => () => createReservation(ctx, reservationValues(customerId, { classId }, times))),
  ]);
  expect(outcome(codes)[0]).toBe(4);
  expect(await held(fleet)).toBe(4);
});

it('gives out the last child seats once, to reservations and hand-overs together', async () => {
  const company = await makeTenant({ childSeatStock: 3 });
  const ctx = await asAgent(company);
  const seated = { values: { options: ['child_seat'] }, total: 30_000 };
  const drafts = await Promise.all(Array.from({ length: CLIENTS / 2 }, () => makeDraft(company, seated)));
  const wanted = await Promise.all(
    Array.from({ length: CLIENTS / 2 }, async () => {
      const more = { pickupAt: localIn(1), dueAt: localIn(49), childSeat: true, expectedTotalCents: 20_000 };
      return reservationValues(await makeCustomer(company), { vehicleId: await makeVehicle(company) }, more);
    }),
  );
  const { codes } = await race([
    ...drafts.map((draft) => () => activateRental(ctx, draft)),
    ...wanted.map((values) => () => createReservation(ctx, values)),
  ]);
  expect(outcome(codes)).toEqual([3, ['option_not_available']]);
});

it('gives out the last child seat once', async () => {
  const ctx = await asAgent(tenant);
  const fleet = await Promise.all(customers.map(() => makeVehicle(tenant)));
  const seat = { childSeat: true, expectedTotalCents: 20_000 };
  const { codes } = await race(
    customers.map((customerId, client) => () => {
      const vehicleId = fleet[client] ?? '';
      return createReservation(ctx, reservationValues(customerId, { vehicleId }, { ...during(90, client), ...seat }));
    }),
  );
  expect(outcome(codes)).toEqual([3, ['option_not_available']]);
  const units = await withTenant(tenant.id, (tx) =>
    tx.select({ unit: optionHolds.unit }).from(optionHolds).where(isNull(optionHolds.releasedAt)),
  );
  expect(units.map(({ unit }) => unit).toSorted()).toEqual([1, 2, 3]);
});

it('is proved by the database: neither a vehicle nor a unit can be stored twice for one time', async () => {
  await withTenant(tenant.id, (tx) => tx.update(tenantSettings).set({ childSeatStock: 100 }));
  const twice = withTenant(tenant.id, async (tx) => {
    const [row] = await tx.select().from(optionHolds).where(isNull(optionHolds.releasedAt)).limit(1);
    if (row) await tx.insert(optionHolds).values({ ...row, id: newId() });
  });
  await expect(twice).rejects.toMatchObject({ cause: { code: '23P01' } });
});
