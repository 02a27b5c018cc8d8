import { and, eq, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { closeDatabase, withTenant } from '@/db/client';
import { vehicleAllocations } from '@/db/schema/allocations';
import { rentals } from '@/db/schema/rentals';
import { allocateVehicle } from '@/lib/allocations/allocate-vehicle';
import { DAY_MS, HOUR_MS } from '@/lib/durations';
import { activateRental } from '@/lib/rentals/activate-rental';
import { command } from '@/lib/server/command';
import { makeDraft } from '@/tests/support/agreement';
import { asAgent } from '@/tests/support/contexts';
import { countDeadlocks } from '@/tests/support/count-deadlocks';
import { makeTenant, makeVehicle, type TestTenant } from '@/tests/support/factories';
import { percentiles } from '@/tests/support/percentiles';
import { race, raceRounds } from '@/tests/support/race';

const CLIENTS = 16;
// An insert without `on conflict` fails in the first round already.
const ROUNDS = raceRounds(10);

let tenant: TestTenant;
beforeAll(async () => {
  tenant = await makeTenant();
});
afterAll(closeDatabase);

const take = command(
  {
    name: 'test.take',
    permission: 'rentals.create',
    input: z.object({ vehicleId: z.uuid(), rentalId: z.uuid(), from: z.date(), until: z.date() }),
  },
  async (ctx, { vehicleId, rentalId, from, until }) => {
    const holder = { kind: 'rental' as const, id: rentalId };
    const id = await allocateVehicle(ctx, { vehicleId, from, until, holder, turnaroundMinutes: 30 });
    ctx.record({ entity: 'allocation', entityId: id, before: null, after: null });
    return id;
  },
);

const ONE_WINNER = [...Array<string>(CLIENTS - 1).fill('vehicle_not_available'), 'won'];

function holds(vehicleId: string): Promise<number> {
  return withTenant(tenant.id, (tx) =>
    tx.$count(
      vehicleAllocations,
      and(eq(vehicleAllocations.vehicleId, vehicleId), isNull(vehicleAllocations.releasedAt)),
    ),
  );
}

it(`lets one of ${CLIENTS} clients have the vehicle, ${ROUNDS} times of ${ROUNDS}, and keeps none waiting for a deadlock`, async () => {
  const vehicleId = await makeVehicle(tenant);
  const drafts = await Promise.all(Array.from({ length: CLIENTS }, () => makeDraft(tenant, { vehicleId })));
  const ctx = await asAgent(tenant);
  const deadlocksBefore = await countDeadlocks(tenant);
  const waits: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const middle = Date.now() + (10 + round * 10) * DAY_MS;
    // Each client asks for another period, and all periods contain the same moment.
    const { codes, waits: these } = await race(
      drafts.map(({ rentalId }, client) => () => {
        const from = new Date(middle - (1 + ((client * 7) % CLIENTS)) * HOUR_MS);
        const until = new Date(middle + (1 + ((client * 5) % CLIENTS)) * HOUR_MS);
        return take(ctx, { vehicleId, rentalId, from, until });
      }),
    );
    expect(codes, `round ${round}`).toEqual(ONE_WINNER);
    waits.push(...these);
  }
  expect(await holds(vehicleId)).toBe(ROUNDS);
  expect(await countDeadlocks(tenant)).toBe(deadlocksBefore);
  console.log(`race: ${CLIENTS} clients, ${ROUNDS} rounds: ${percentiles(waits)}`);
});

it('hands a vehicle over once when sixteen clerks do so at the same time, and tells the others what it clashes with', async () => {
  const vehicleId = await makeVehicle(tenant);
  const drafts = await Promise.all(Array.from({ length: CLIENTS }, () => makeDraft(tenant, { vehicleId })));
  const ctx = await asAgent(tenant);
  const { codes } = await race(drafts.map((draft) => () => activateRental(ctx, draft)));
  expect(codes).toEqual(ONE_WINNER);
  expect(await holds(vehicleId)).toBe(1);
  const states = await withTenant(tenant.id, (tx) =>
    tx
      .select({ id: rentals.id, status: rentals.status, number: rentals.number })
      .from(rentals)
      .where(eq(rentals.vehicleId, vehicleId)),
  );
  const winner = states.find((rental) => rental.status === 'active');
  expect(states.filter((rental) => rental.status === 'draft')).toHaveLength(CLIENTS - 1);
  const loser = drafts.find((draft) => draft.rentalId !== winner?.id);
  await expect(activateRental(ctx, loser)).rejects.toMatchObject({
    code: 'vehicle_not_available',
    details: { kind: 'rental', number: winner?.number, customerName: 'Marie-Flore Desrosiers', late: false },
  });
});
