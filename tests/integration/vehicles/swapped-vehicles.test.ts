import { afterAll, beforeAll, expect, it } from 'vitest';
import { closeDatabase } from '@/db/client';
import { getPlanner } from '@/lib/availability/get-planner';
import { PlannerFilters } from '@/lib/availability/input';
import { unpackPlanner } from '@/lib/availability/pack-planner';
import { instantToLocal } from '@/lib/dates';
import { DAY_MS } from '@/lib/durations';
import { getVehicleEarnings } from '@/lib/figures/get-vehicle-earnings';
import { listRecordRentals } from '@/lib/rentals/list-record-rentals';
import { swapVehicle } from '@/lib/rentals/swap-vehicle';
import { query, type ReadContext } from '@/lib/server/query';
import { getVehicle } from '@/lib/vehicles/get-vehicle';
import { getVehicleUse } from '@/lib/vehicles/get-vehicle-use';
import { listVehicleTimeline } from '@/lib/vehicles/list-vehicle-timeline';
import { asManager } from '@/tests/support/contexts';
import { makeTenant, makeVehicle, type TestTenant } from '@/tests/support/factories';
import { makeActiveRental } from '@/tests/support/make-active-rental';
import { swapInput } from '@/tests/support/swapped';

const NOW = Math.floor(Date.now() / 60_000) * 60_000;
const at = (days: number) => new Date(NOW + days * DAY_MS);

let tenant: TestTenant;
let rental: Awaited<ReturnType<typeof makeActiveRental>>;
let next: string;

// Six days for 330.00 USD, one third of them with the first vehicle.
beforeAll(async () => {
  tenant = await makeTenant();
  const created = { createdAt: at(-300), dailyRateCents: 5500 };
  const vehicleId = await makeVehicle(tenant, created);
  next = await makeVehicle(tenant, created);
  rental = await makeActiveRental(tenant, { vehicleId, out: at(-4), due: at(2) });
  const swappedAt = instantToLocal(at(-2), 'America/Port-au-Prince');
  await swapVehicle(await asManager(tenant), swapInput(rental, next, { swappedAt }));
});
afterAll(closeDatabase);

async function ofBoth<T>(run: (q: ReadContext, vehicleId: string) => Promise<T>): Promise<[T, T]> {
  const ctx = await asManager(tenant);
  const read = (vehicleId: string) => query(ctx, 'vehicles.view', (q) => run(q, vehicleId));
  return [await read(rental.vehicleId), await read(next)];
}

it('each has its share of the income by time, which add up', async () => {
  const [first, second] = await ofBoth(async (q, id) => getVehicleEarnings(q, await getVehicle(q, id)));
  expect([first.incomeCents, second.incomeCents]).toEqual([11_000, 22_000]);
});

it('each was in use for as long as the customer had it', async () => {
  const uses = await ofBoth(async (q, id) => getVehicleUse(q, await getVehicle(q, id)));
  expect(uses.map(([month]) => Math.round((month?.daysOut ?? 0) * 100) / 100)).toEqual([2, 2]);
});

it('each names the rental, and says when it left and came back', async () => {
  const page = { cursor: null, size: 25 };
  const rentals = await ofBoth((q, vehicleId) => listRecordRentals(q, { vehicleId }, page));
  expect(rentals.map(({ rows }) => rows.map(({ id }) => id))).toEqual([[rental.id], [rental.id]]);
  const told = await ofBoth((q, vehicleId) => listVehicleTimeline(q, vehicleId, page));
  const out = { id: rental.id, kind: 'rental_out' };
  const events = told.map(({ rows }) => rows.filter(({ kind }) => kind.startsWith('rental')));
  expect(events).toMatchObject([
    [
      { id: rental.id, kind: 'rental_in', at: at(-2) },
      { ...out, at: at(-4) },
    ],
    [{ ...out, at: at(-2) }],
  ]);
});

it('the planner shows the first as back and the second as out, each for its time', async () => {
  const { vehicles, bars } = await query(await asManager(tenant), 'availability.view', async (q) => {
    const filters = PlannerFilters.parse({ from: instantToLocal(at(-5), 'America/Port-au-Prince').slice(0, 10) });
    const { packed } = await getPlanner(q, filters);
    return unpackPlanner(packed);
  });
  const shown = bars.map(({ vehicle, state, from, until }) => [vehicles[vehicle]?.id, state, until - from]);
  expect(new Set(shown)).toEqual(
    new Set([
      [rental.vehicleId, 'returned', 2 * 1440],
      [next, 'rented', 4 * 1440],
    ]),
  );
});
