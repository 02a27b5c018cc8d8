import { eq, inArray, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { closeDatabase, withTenant } from '@/db/client';
import { vehicleAllocations } from '@/db/schema/allocations';
import { maintenanceTickets } from '@/db/schema/maintenance';
import { reservations } from '@/db/schema/reservations';
import { allocateVehicle } from '@/lib/allocations/allocate-vehicle';
import { findClash } from '@/lib/allocations/find-clash';
import { searchAvailableVehicles } from '@/lib/allocations/search-available-vehicles';
import { MINUTE_MS } from '@/lib/durations';
import { newId } from '@/lib/id';
import { settleReturn } from '@/lib/payments/settle-return';
import { activateRental } from '@/lib/rentals/activate-rental';
import { cancelRental } from '@/lib/rentals/cancel-rental';
import { command } from '@/lib/server/command';
import { query } from '@/lib/server/query';
import { localIn, makeDraft } from '@/tests/support/agreement';
import { asAgent, asManager } from '@/tests/support/contexts';
import { makeTenant, type TestTenant } from '@/tests/support/factories';
import { makeActiveRental } from '@/tests/support/make-active-rental';
import { makeReservation } from '@/tests/support/make-reservation';

const TURNAROUND = 90;

let tenant: TestTenant;
beforeAll(async () => {
  tenant = await makeTenant({ turnaroundMinutes: TURNAROUND });
});
afterAll(closeDatabase);

const plan = command(
  {
    name: 'test.plan',
    permission: 'rentals.create',
    input: z.object({
      vehicleId: z.uuid(),
      holder: z.object({ kind: z.enum(['rental', 'reservation', 'maintenance']), id: z.uuid() }),
      from: z.date(),
      until: z.date(),
    }),
  },
  async (ctx, { holder, ...period }) => {
    const id = await allocateVehicle(ctx, { ...period, holder, turnaroundMinutes: TURNAROUND });
    ctx.record({ entity: 'allocation', entityId: id, before: null, after: null });
    return id;
  },
);

async function out(hours: number) {
  const draft = await makeDraft(tenant, { values: { dueAt: localIn(hours) } });
  const { number } = await activateRental(await asAgent(tenant), draft);
  const [hold] = await withTenant(tenant.id, (tx) =>
    tx.select().from(vehicleAllocations).where(eq(vehicleAllocations.rentalId, draft.rentalId)),
  );
  const [from = new Date(), until = new Date()] = [...String(hold?.period).matchAll(/"([^"]+)"/g)].map(
    ([, at = '']) => new Date(`${at.replace(' ', 'T')}:00`),
  );
  return { ...draft, number, from, until };
}

const after = (moment: Date, minutes: number) => new Date(moment.getTime() + minutes * MINUTE_MS);

it('holds a vehicle until it is made ready, and says from when it is free', async () => {
  const { vehicleId, number, from, until } = await out(72);
  expect(until.getTime() - from.getTime()).toBe((72 * 60 + TURNAROUND) * MINUTE_MS);
  const question = { vehicleId, from: after(until, -1), until: after(until, 60) };
  const clash = await query(await asAgent(tenant), 'vehicles.view', (q) => findClash(q, question));
  expect(clash).toEqual({
    kind: 'rental',
    number,
    customerName: 'Marie-Flore Desrosiers',
    from: from.toISOString(),
    until: until.toISOString(),
    late: false,
    freeFrom: until.toISOString(),
  });
  const free = { ...question, from: until };
  expect(await query(await asAgent(tenant), 'vehicles.view', (q) => findClash(q, free))).toBeNull();
});

it('plans nothing into that time, nor so that making ready would run into the next one', async () => {
  const { vehicleId, until } = await out(72);
  const { rentalId } = await makeDraft(tenant);
  const next = { vehicleId, pickupAt: after(until, 600), dueAt: after(until, 900) };
  await makeReservation(tenant, next);
  const ctx = await asAgent(tenant);
  const refused = { code: 'vehicle_not_available' };
  const attempt = (start: number, end: number) =>
    plan(ctx, {
      vehicleId,
      holder: { kind: 'rental', id: rentalId },
      from: after(until, start),
      until: after(until, end),
    });
  await expect(attempt(-1, 60)).rejects.toMatchObject(refused);
  await expect(attempt(0, 600 - TURNAROUND + 1)).rejects.toMatchObject(refused);
  await expect(attempt(0, 600 - TURNAROUND)).resolves.toBeDefined();
});

it('holds a vehicle for a rental, a reservation or the garage, and names what holds it first', async () => {
  const { vehicleId, until: start } = await out(72);
  const { rentalId, customerId } = await makeDraft(tenant);
  const [number, ticketNumber] = [`V-${newId()}`, `M-${newId()}`];
  const [reservationId, ticketId] = [newId(), newId()];
  const times = { pickupAt: after(start, 200), dueAt: after(start, 300) };
  await withTenant(tenant.id, async (tx) => {
    const row = { tenantId: tenant.id, vehicleId, createdBy: tenant.members.agent };
    await tx
      .insert(reservations)
      .values({ ...row, ...times, id: reservationId, number, customerId, dailyRateCents: 5500 });
    await tx
      .insert(maintenanceTickets)
      .values({ ...row, id: ticketId, number: ticketNumber, serviceType: 'oil_change', startedAt: start });
  });
  const ctx = await asAgent(tenant);
  const holders = [
    { kind: 'maintenance', id: ticketId },
    { kind: 'reservation', id: reservationId },
    { kind: 'rental', id: rentalId },
  ];
  const ids: string[] = [];
  for (const [index, holder] of holders.toReversed().entries()) {
    const from = after(start, 400 - 200 * index);
    ids.unshift(await plan(ctx, { vehicleId, holder, from, until: after(from, 100) }));
  }
  const rows = await withTenant(tenant.id, (tx) =>
    tx.select().from(vehicleAllocations).where(inArray(vehicleAllocations.id, ids)),
  );
  expect(ids.map((id) => rows.find((row) => row.id === id))).toMatchObject([
    { kind: 'maintenance', ticketId, reservationId: null, rentalId: null },
    { kind: 'reservation', ticketId: null, reservationId, rentalId: null },
    { kind: 'rental', ticketId: null, reservationId: null, rentalId },
  ]);
  const clashFrom = (minutes: number) =>
    query(ctx, 'vehicles.view', (q) =>
      findClash(q, { vehicleId, from: after(start, minutes), until: after(start, 1000) }),
    );
  expect(await clashFrom(0)).toMatchObject({ kind: 'maintenance', number: ticketNumber, customerName: null });
  expect(await clashFrom(195)).toMatchObject({ kind: 'reservation', number, customerName: 'Marie-Flore Desrosiers' });
  expect(await clashFrom(395)).toMatchObject({ kind: 'rental', number: null, customerName: 'Marie-Flore Desrosiers' });
});

it('plans nothing for a vehicle that is overdue, however much later', async () => {
  const { vehicleId, id, out: start } = await makeActiveRental(tenant, { due: after(new Date(), -10) });
  const { rentalId } = await makeDraft(tenant);
  const from = after(start, 100_000);
  const holder = { kind: 'rental', id: rentalId };
  await expect(plan(await asAgent(tenant), { vehicleId, holder, from, until: after(from, 60) })).rejects.toMatchObject({
    code: 'vehicle_not_available',
    details: { kind: 'rental', number: `R-2026-${id.slice(-8)}`, late: true, freeFrom: null },
  });
});

it('says the first time at which the whole of what is asked for fits', async () => {
  const { vehicleId, until } = await out(72);
  const gap = { vehicleId, pickupAt: after(until, 300), dueAt: after(until, 900) };
  await makeReservation(tenant, gap);
  const ctx = await asAgent(tenant);
  const freeFrom = async (minutes: number) => {
    const question = { vehicleId, from: after(until, -10), until: after(until, minutes - 10) };
    return (await query(ctx, 'vehicles.view', (q) => findClash(q, question)))?.freeFrom;
  };
  expect(await freeFrom(300)).toBe(until.toISOString());
  expect(await freeFrom(301)).toBe(gap.dueAt.toISOString());
});

it('is free again once the vehicle is back, and no other vehicle with it', async () => {
  const [other, cancelled] = [await out(72), await out(72)];
  const { vehicleId, rentalId, until } = await out(72);
  const question = { text: '', from: after(until, -120), until, handOver: true };
  const clashes = async () => {
    const options = await query(await asAgent(tenant), 'vehicles.view', (q) => searchAvailableVehicles(q, question));
    return options.find(({ id }) => id === vehicleId)?.clash ?? null;
  };
  expect(await clashes()).toMatchObject({ kind: 'rental' });
  await settleReturn(await asAgent(tenant), {
    rentalId,
    returnedAt: localIn(0),
    odometerKm: 40_050,
    fuelLevel: 'full',
    unsignedReason: 'key_drop',
  });
  expect(await clashes()).toBeNull();
  const reason = { odometerKm: 40_000, reason: 'Flat tyre' };
  await cancelRental(await asManager(tenant), { rentalId: cancelled.rentalId, ...reason });
  const holds = await withTenant(tenant.id, (tx) =>
    tx.select().from(vehicleAllocations).where(isNull(vehicleAllocations.releasedAt)),
  );
  const held = holds.map((hold) => hold.rentalId);
  expect([other, cancelled, { rentalId }].map((rental) => held.includes(rental.rentalId))).toEqual([
    true,
    false,
    false,
  ]);
  const stranger = await makeTenant();
  const theirs = await query(await asAgent(stranger), 'vehicles.view', (q) => searchAvailableVehicles(q, question));
  expect(theirs).toEqual([]);
});
