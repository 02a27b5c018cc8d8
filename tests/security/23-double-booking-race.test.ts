import { and, eq, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { closeDatabase, withTenant } from '@/db/client';
import { vehicleAllocations } from '@/db/schema/allocations';
import { rentals } from '@/db/schema/rentals';
import { demoSignature } from '@/db/seed/signature';
import { allocateVehicle } from '@/lib/allocations/allocate-vehicle';
import { DAY_MS, HOUR_MS } from '@/lib/durations';
import { openTicket } from '@/lib/maintenance/open-ticket';
import { reopenReturn } from '@/lib/payments/reopen-return';
import { settleReturn } from '@/lib/payments/settle-return';
import { activateRental } from '@/lib/rentals/activate-rental';
import { extendRental } from '@/lib/rentals/extend-rental';
import { swapVehicle } from '@/lib/rentals/swap-vehicle';
import { undoNoShow } from '@/lib/reservations/undo-no-show';
import { updateReservation } from '@/lib/reservations/update-reservation';
import { command } from '@/lib/server/command';
import type { TenantContext } from '@/lib/server/context';
import { localIn, makeDraft } from '@/tests/support/agreement';
import { allocationFaults } from '@/tests/support/allocation-faults';
import { asAgent, asManager } from '@/tests/support/contexts';
import { countDeadlocks } from '@/tests/support/count-deadlocks';
import { editNow } from '@/tests/support/edit-now';
import { makeTenant, makeVehicle, type TestTenant } from '@/tests/support/factories';
import { makeActiveRental } from '@/tests/support/make-active-rental';
import { makeReservation } from '@/tests/support/make-reservation';
import { ticketValues } from '@/tests/support/open-visit';
import { percentiles } from '@/tests/support/percentiles';
import { race, raceRounds } from '@/tests/support/race';
import { reserve } from '@/tests/support/reserve';
import { swapInput } from '@/tests/support/swapped';
import { checkedIn } from '@/tests/support/take-back';

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

describe('a vehicle that is promised to somebody is not taken by', () => {
  let company: TestTenant;
  beforeEach(async () => {
    company = await makeTenant();
  });
  const now = Date.now();
  const at = (hours: number) => new Date(now + hours * HOUR_MS);
  const signed = { customerSignature: demoSignature('customer'), agentSignature: demoSignature('agent') };
  const promise = (vehicleId: string) =>
    reserve(company, { vehicleId }, { pickupAt: localIn(24, now), dueAt: localIn(72, now) });
  /** What somebody wants whose vehicle, or the one they ask for, is then promised to somebody else. */
  const ways: Record<string, (taken: string) => Promise<(ctx: TenantContext) => Promise<unknown>>> = {
    'a reservation': async (taken) => () => promise(taken),
    'a reservation that moves to it': async (taken) => {
      const { id: reservationId, values } = await reserve(company);
      return (ctx) => editNow(updateReservation, ctx, { ...values, reservationId, vehicleId: taken });
    },
    'a no-show that is undone': async (taken) => {
      const { id } = await makeReservation(company, { vehicleId: taken, pickupAt: at(-27), dueAt: at(40) });
      return (ctx) => undoNoShow(ctx, { reservationId: id, reason: 'He comes' });
    },
    'a hand-over': async (taken) => {
      const draft = await makeDraft(company, { vehicleId: taken });
      return (ctx) => activateRental(ctx, draft);
    },
    'an extension': async (taken) => {
      const { id } = await makeActiveRental(company, { vehicleId: taken, out: at(-24), due: at(20) });
      return (ctx) => extendRental(ctx, { rentalId: id, dueAt: localIn(44, now), ...signed, expectedCents: 5500 });
    },
    'a swap': async (taken) => {
      const rental = await makeActiveRental(company, { out: at(-24), due: at(48) });
      return (ctx) => swapVehicle(ctx, swapInput(rental, taken));
    },
    'a return that is reopened': async (taken) => {
      const { id } = await makeActiveRental(company, { vehicleId: taken, out: at(-24), due: at(48) });
      await settleReturn(await asAgent(company), checkedIn(id));
      return (ctx) => reopenReturn(ctx, { rentalId: id, reason: 'It was the other one' });
    },
    'the garage': async (taken) => (ctx) => openTicket(ctx, ticketValues(taken, { expectedReadyAt: localIn(48, now) })),
  };

  it.each(Object.entries(ways))('%s', async (_what, want) => {
    const taken = await makeVehicle(company);
    const ask = await want(taken);
    await promise(taken);
    await expect(ask(await asManager(company))).rejects.toMatchObject({ code: 'vehicle_not_available' });
    expect(await allocationFaults(company.id)).toEqual([]);
  });

  it('anybody while a customer is late with it, whose time was over yesterday', async () => {
    const vehicleId = await makeVehicle(company);
    await makeActiveRental(company, { vehicleId, out: at(-72), due: at(-24) });
    const draft = await makeDraft(company, { vehicleId });
    const rental = await makeActiveRental(company, { out: at(-24), due: at(48) });
    const ctx = await asManager(company);
    for (const ask of [
      () => promise(vehicleId),
      () => activateRental(ctx, draft),
      () => swapVehicle(ctx, swapInput(rental, vehicleId)),
    ])
      await expect(ask()).rejects.toMatchObject({ code: 'vehicle_not_available' });
  });
});
