import { and, eq, isNull } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { closeDatabase, withTenant } from '@/db/client';
import { vehicleAllocations } from '@/db/schema/allocations';
import { customers } from '@/db/schema/customers';
import { vehicles } from '@/db/schema/vehicles';
import type { MoveQuestion } from '@/lib/availability/input';
import { proposeMove } from '@/lib/availability/propose-move';
import { cancelReservation } from '@/lib/reservations/cancel-reservation';
import { getReservation } from '@/lib/reservations/get-reservation';
import { updateReservation } from '@/lib/reservations/update-reservation';
import { query } from '@/lib/server/query';
import { localIn } from '@/tests/support/agreement';
import { asAgent, asManager } from '@/tests/support/contexts';
import { makeTenant, makeVehicle, type TestTenant } from '@/tests/support/factories';
import { makeVehicleClass } from '@/tests/support/make-rule';
import { outcome, race } from '@/tests/support/race';
import { reserve as makeReserved } from '@/tests/support/reserve';

const CLIENTS = 8;

let tenant: TestTenant;
beforeEach(async () => {
  tenant = await makeTenant();
});
afterAll(closeDatabase);

// Read once, or a minute that passes would be another time.
const NOW = Date.now();
const at = (hours: number) => localIn(hours, NOW);

/** Tomorrow for two days, where reservations are made here, or so many hours later. */
const days = (vehicleId: string | null, hours = 0) => ({ vehicleId, pickupAt: at(24 + hours), dueAt: at(72 + hours) });

function reserve(booked: { vehicleId?: string; classId?: string } = {}, times = { pickupAt: at(24), dueAt: at(72) }) {
  return makeReserved(tenant, booked, times);
}

async function propose(number: string, seen: MoveQuestion['seen'], to: MoveQuestion['to'], company = tenant) {
  return query(await asAgent(company), 'reservations.edit', (q) => proposeMove(q, { number, seen, to }));
}

async function holdOf(reservationId: string) {
  return withTenant(tenant.id, async (tx) => {
    const mine = and(eq(vehicleAllocations.reservationId, reservationId), isNull(vehicleAllocations.releasedAt));
    const rows = await tx.select({ vehicleId: vehicleAllocations.vehicleId }).from(vehicleAllocations).where(mine);
    return rows.map(({ vehicleId }) => vehicleId);
  });
}

describe('a reservation that is moved in the planner', () => {
  it('costs what an edit costs, and moves vehicle and times with its hold once that is agreed', async () => {
    const vehicleId = await makeVehicle(tenant);
    const dearer = await makeVehicle(tenant, { dailyRateCents: 12_000 });
    const { id, number } = await reserve({ vehicleId });
    const { change, beforeCents, quote } = await propose(number, days(vehicleId), days(dearer, 48));
    expect([beforeCents, quote.totalCents]).toEqual([19_000, 24_000]);
    expect(await holdOf(id)).toEqual([vehicleId]);
    const ctx = await asAgent(tenant);
    const cheaper = updateReservation(ctx, { ...change, expectedTotalCents: 19_000 });
    await expect(cheaper).rejects.toMatchObject({ code: 'quote_changed', details: { totalCents: 24_000 } });
    await updateReservation(ctx, change);
    expect(await holdOf(id)).toEqual([dearer]);
    const { reservation } = await query(ctx, 'reservations.view', (q) => getReservation(q, id));
    expect(reservation).toMatchObject({ vehicleId: dearer, totalCents: 24_000, specialRequests: '' });
  });

  it('keeps the promised rates while only its vehicle is chosen, and leaves it open again', async () => {
    const classId = await makeVehicleClass(tenant);
    const fleet = [await makeVehicle(tenant, { classId }), await makeVehicle(tenant, { classId })];
    const { id, number } = await reserve({ classId });
    await withTenant(tenant.id, (tx) => tx.update(vehicles).set({ dailyRateCents: 20_000 }));
    const ctx = await asAgent(tenant);
    const chosen = fleet[1] ?? '';
    const assigned = await propose(number, days(null), days(chosen));
    expect(assigned.quote.totalCents).toBe(assigned.beforeCents);
    await updateReservation(ctx, assigned.change);
    expect(await holdOf(id)).toEqual([chosen]);
    const open = await propose(number, days(chosen), days(null));
    await updateReservation(ctx, open.change);
    const { reservation } = await query(ctx, 'reservations.view', (q) => getReservation(q, id));
    expect(reservation).toMatchObject({ pencilled: true, totalCents: 19_000 });
  });
});

describe('a move is refused', () => {
  it('where the vehicle is taken, with whom and from when it is free', async () => {
    const vehicleId = await makeVehicle(tenant);
    const other = await reserve({}, { pickupAt: at(60), dueAt: at(100) });
    const { number } = await reserve({ vehicleId });
    await expect(propose(number, days(vehicleId), days(other.vehicleId ?? ''))).rejects.toMatchObject({
      code: 'vehicle_not_available',
      details: { number: other.number, customerName: 'Marie-Flore Desrosiers', freeFrom: expect.any(String) },
    });
  });

  it('where its class has no vehicle then, and where it was booked without a class', async () => {
    const classId = await makeVehicleClass(tenant);
    const only = await makeVehicle(tenant, { classId });
    const { number } = await reserve({ classId });
    await reserve({ vehicleId: only }, { pickupAt: at(120), dueAt: at(168) });
    await expect(propose(number, days(null), days(null, 96))).rejects.toMatchObject({
      code: 'class_not_available',
      details: { freeFrom: expect.any(String) },
    });
    const vehicleId = await makeVehicle(tenant);
    const certain = await reserve({ vehicleId });
    await expect(propose(certain.number, days(vehicleId), days(null))).rejects.toMatchObject({
      code: 'booked_by_vehicle',
    });
  });

  it('into the past, to a vehicle out of service, and for a customer who was blacklisted since', async () => {
    const vehicleId = await makeVehicle(tenant);
    const { number, customerId } = await reserve({ vehicleId });
    await expect(propose(number, days(vehicleId), days(vehicleId, -48))).rejects.toMatchObject({
      code: 'pickup_in_past',
    });
    const ctx = await asAgent(tenant);
    const garaged = await makeVehicle(tenant, { serviceStatus: 'maintenance' });
    const { change } = await propose(number, days(vehicleId), days(garaged));
    await expect(updateReservation(ctx, change)).rejects.toMatchObject({ code: 'vehicle_not_in_service' });
    const later = await propose(number, days(vehicleId), days(vehicleId, 24));
    const blacklisted = eq(customers.id, customerId);
    await withTenant(tenant.id, (tx) => tx.update(customers).set({ status: 'blacklisted' }).where(blacklisted));
    await expect(updateReservation(ctx, later.change)).rejects.toMatchObject({ code: 'customer_blacklisted' });
  });

  it('once it is closed, and in another company', async () => {
    const vehicleId = await makeVehicle(tenant);
    const { id, number } = await reserve({ vehicleId });
    const elsewhere = await makeTenant();
    await expect(propose(number, days(vehicleId), days(vehicleId, 24), elsewhere)).rejects.toMatchObject({
      code: 'record_not_found',
    });
    await cancelReservation(await asAgent(tenant), { reservationId: id, reason: 'Flight', expectedFeeCents: 0 });
    await expect(propose(number, days(vehicleId), days(vehicleId, 24))).rejects.toMatchObject({
      code: 'invalid_transition',
    });
  });

  it('where somebody has moved it since the planner was opened, with who and when', async () => {
    const vehicleId = await makeVehicle(tenant);
    const { number } = await reserve({ vehicleId });
    const { change } = await propose(number, days(vehicleId), days(vehicleId, 24));
    await updateReservation(await asManager(tenant), change);
    await expect(propose(number, days(vehicleId), days(vehicleId, 48))).rejects.toMatchObject({
      code: 'record_changed',
      details: {
        changes: [
          { field: 'dueAt', by: 'The manager', at: expect.any(String) },
          { field: 'pickupAt', by: 'The manager', at: expect.any(String) },
        ],
      },
    });
  });
});

it('lets one of eight clerks move the same reservation, and tells the others', async () => {
  const vehicleId = await makeVehicle(tenant);
  const others = await Promise.all(Array.from({ length: CLIENTS }, () => makeVehicle(tenant)));
  const { id, number } = await reserve({ vehicleId });
  const ctx = await asAgent(tenant);
  const proposals = await Promise.all(others.map((other) => propose(number, days(vehicleId), days(other))));
  const { codes } = await race(
    proposals.map(
      ({ change }) =>
        () =>
          updateReservation(ctx, change),
    ),
  );
  expect(outcome(codes)).toEqual([1, ['record_changed']]);
  expect(await holdOf(id)).toHaveLength(1);
  expect(others).toContain((await holdOf(id))[0]);
});
