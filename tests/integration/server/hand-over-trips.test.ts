import { afterAll, beforeAll, expect, it } from 'vitest';
import { closeDatabase, withTenant } from '@/db/client';
import { newId } from '@/lib/id';
import { activateRental } from '@/lib/rentals/activate-rental';
import { createReservation } from '@/lib/reservations/create-reservation';
import type { TenantContext } from '@/lib/server/context';
import { makeDraft } from '@/tests/support/agreement';
import { asAgent } from '@/tests/support/contexts';
import { countRoundTrips } from '@/tests/support/count-round-trips';
import { makeCustomer, makeTenant, makeVehicle, type TestTenant } from '@/tests/support/factories';
import { reservationValues } from '@/tests/support/reserve';

// Whoever books or hands over holds locks and a number meanwhile, for which the other clerks wait.
const RESERVE_TRIPS = 9;
const HAND_OVER_TRIPS = 10;

const TRIES = 5;

const url = process.env.DATABASE_URL ?? '';
const pool = process.env.DATABASE_POOL;
let counter: Awaited<ReturnType<typeof countRoundTrips>>;
let tenant: TestTenant;
let ctx: TenantContext;

beforeAll(async () => {
  tenant = await makeTenant();
  ctx = await asAgent(tenant);
  counter = await countRoundTrips(url);
  process.env.DATABASE_URL = counter.url;
  process.env.DATABASE_POOL = '1';
  await closeDatabase();
});
afterAll(async () => {
  process.env.DATABASE_URL = url;
  await closeDatabase();
  await counter.close();
  if (pool === undefined) delete process.env.DATABASE_POOL;
  else process.env.DATABASE_POOL = pool;
});

/** On the only connection, this begins once all before it has ended, papers too. */
const settled = () => withTenant(tenant.id, async () => undefined);

/** The fewest round trips of a verb in several tries: a paper that is printed meanwhile asks the database too. */
async function tripsOf(prepare: () => Promise<() => Promise<unknown>>): Promise<number> {
  const trips: number[] = [];
  for (let time = 0; time < TRIES; time += 1) {
    const run = await prepare();
    await settled();
    trips.push(await counter.during(run));
  }
  return Math.min(...trips);
}

it('books a vehicle in few round trips', async () => {
  const trips = await tripsOf(async () => {
    const values = reservationValues(await makeCustomer(tenant), { vehicleId: await makeVehicle(tenant) });
    return () => createReservation({ ...ctx, idempotencyKey: newId() }, values);
  });
  expect(trips).toBe(RESERVE_TRIPS);
});

it('hands a vehicle over in few round trips', async () => {
  const trips = await tripsOf(async () => {
    const { rentalId, values, expectedTotalCents } = await makeDraft(tenant);
    return () => activateRental({ ...ctx, idempotencyKey: newId() }, { rentalId, values, expectedTotalCents });
  });
  expect(trips).toBe(HAND_OVER_TRIPS);
});
