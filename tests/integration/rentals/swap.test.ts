import { and, eq, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closeDatabase, withTenant } from '@/db/client';
import { vehicleAllocations } from '@/db/schema/allocations';
import { instantToLocal } from '@/lib/dates';
import { DAY_MS, HOUR_MS } from '@/lib/durations';
import { getRentalMoney } from '@/lib/payments/get-rental-money';
import { extendRental } from '@/lib/rentals/extend-rental';
import { getAddendum } from '@/lib/rentals/get-addendum';
import { previewSwap } from '@/lib/rentals/preview-swap';
import { swapVehicle } from '@/lib/rentals/swap-vehicle';
import { whoHad } from '@/lib/rentals/who-had';
import { query } from '@/lib/server/query';
import { getVehicle } from '@/lib/vehicles/get-vehicle';
import { asAgent, asManager } from '@/tests/support/contexts';
import { makeTenant, makeVehicle, type TestTenant } from '@/tests/support/factories';
import { makeActiveRental } from '@/tests/support/make-active-rental';
import { makeCompletedRental } from '@/tests/support/make-history';
import { makeReservation } from '@/tests/support/make-reservation';
import { makeVehicleClass } from '@/tests/support/make-rule';
import { swapInput } from '@/tests/support/swapped';
import { pdfText } from '@/tests/unit/papers/pdf-text';

// Whole minutes, because a wall-clock field holds no more.
const NOW = Math.floor(Date.now() / 60_000) * 60_000;
const ZONE = 'America/Port-au-Prince';

let tenant: TestTenant;
beforeAll(async () => {
  tenant = await makeTenant();
});
afterAll(closeDatabase);

const inDays = (days: number) => new Date(NOW + days * DAY_MS);
const local = (at: Date) => instantToLocal(at, ZONE);

/** Out for four days at 55.00 since two days ago, with 60 miles a day and a full tank. */
const makeOut = (values = {}) => makeActiveRental(tenant, { out: inDays(-2), due: inDays(2), ...values });

async function read<T>(run: Parameters<typeof query<T>>[2]) {
  return query(await asManager(tenant), 'rentals.view', run);
}

const moneyOf = (rentalId: string) => read((q) => getRentalMoney(q, rentalId));
const vehicle = (vehicleId: string) => read((q) => getVehicle(q, vehicleId));

function holdsOf(rentalId: string) {
  return withTenant(tenant.id, (tx) =>
    tx
      .select({ vehicleId: vehicleAllocations.vehicleId, period: vehicleAllocations.period })
      .from(vehicleAllocations)
      .where(and(eq(vehicleAllocations.rentalId, rentalId), isNull(vehicleAllocations.releasedAt))),
  );
}

describe('a swap', () => {
  it('takes one back and gives another for it under the same agreement, at the same price', async () => {
    const rental = await makeOut();
    const next = await makeVehicle(tenant, { dailyRateCents: 6000 });
    const ctx = await asManager(tenant);
    const offered = await read((q) =>
      previewSwap(q, { rentalId: rental.id, vehicleId: next, swappedAt: local(new Date(NOW)) }),
    );
    expect(offered).toMatchObject({
      addedCents: 0,
      lines: [],
      clash: null,
      fromCents: 5500,
      toCents: 6000,
      daysLeft: 2,
    });
    const { number, addendumId } = await swapVehicle(ctx, swapInput(rental, next, { damageIn: 'Gearbox broken' }));
    expect(number).toMatch(/-A1$/);
    // The first is free at once, and the second is held until the agreed return.
    expect(await vehicle(rental.vehicleId)).toMatchObject({ status: 'available', odometerKm: 40_100 });
    expect(await vehicle(next)).toMatchObject({ status: 'rented' });
    const [hold, ...others] = await holdsOf(rental.id);
    expect(others).toEqual([]);
    expect(hold?.vehicleId).toBe(next);
    expect(hold?.period).toContain(inDays(2).toISOString().slice(0, 10));
    const money = await moneyOf(rental.id);
    expect(money.balance.dueCents).toBe(22_000);
    expect(money.legs).toMatchObject([{ vehicleId: rental.vehicleId, odometerOutKm: 40_000, odometerInKm: 40_100 }]);
    expect(money.checkout).toMatchObject({ vehicleId: next, odometerKm: 40_000 });
    expect(money.checkin).toBeNull();
    expect(money.timeline).toContainEqual(
      expect.objectContaining({ kind: 'swapped', who: 'The manager', amountCents: 0 }),
    );
    const { text } = pdfText((await getAddendum(ctx, rental.id, addendumId)).content);
    for (const words of [number, 'Gearbox broken', (await vehicle(next)).plate]) expect(text).toContain(words);
    const again = await makeReservation(tenant, {
      vehicleId: rental.vehicleId,
      pickupAt: inDays(0.5),
      dueAt: inDays(1),
    });
    expect(again.number).toMatch(/^V-/);
  });

  it('answers who had which vehicle, before and after', async () => {
    const rental = await makeOut();
    const next = await makeVehicle(tenant);
    await swapVehicle(
      await asManager(tenant),
      swapInput(rental, next, { swappedAt: local(inDays(-1)), odometerInKm: 40_010 }),
    );
    const had = (vehicleId: string, days: number) => read((q) => whoHad(q, vehicleId, inDays(days)));
    expect(await had(rental.vehicleId, -1.5)).toMatchObject({ rentalId: rental.id, until: inDays(-1).toISOString() });
    expect(await had(rental.vehicleId, -0.5)).toBeNull();
    expect(await had(next, -0.5)).toMatchObject({ rentalId: rental.id, from: inDays(-1).toISOString(), until: null });
    expect(await had(next, -1.5)).toBeNull();
  });

  it('can keep the first vehicle out of service, with a reason', async () => {
    const rental = await makeOut();
    const ctx = await asManager(tenant);
    const broken = { outOfService: true, outOfServiceReason: '' };
    const input = swapInput(rental, await makeVehicle(tenant), broken);
    await expect(swapVehicle(ctx, input)).rejects.toMatchObject({
      code: 'reason_required',
      fields: { outOfServiceReason: 'reason_required' },
    });
    await swapVehicle(ctx, { ...input, outOfServiceReason: 'No brakes' });
    expect(await vehicle(rental.vehicleId)).toMatchObject({ status: 'maintenance' });
  });

  it('charges the new vehicle’s rate for the days not begun where that is agreed, also of a later extension', async () => {
    const rental = await makeOut();
    const next = await makeVehicle(tenant, { dailyRateCents: 6000 });
    const ctx = await asManager(tenant);
    const input = swapInput(rental, next, { newRate: true, swappedAt: local(new Date(NOW)) });
    await expect(swapVehicle(ctx, input)).rejects.toMatchObject({
      code: 'quote_changed',
      details: { addedCents: 1000 },
    });
    await swapVehicle(ctx, { ...input, expectedCents: 1000 });
    expect(await moneyOf(rental.id)).toMatchObject({ rental: { totalCents: 23_000 }, balance: { dueCents: 23_000 } });
    const { customerSignature, agentSignature } = input;
    const extension = { rentalId: rental.id, dueAt: local(inDays(4)), customerSignature, agentSignature };
    const { number } = await extendRental(ctx, { ...extension, expectedCents: 2 * 6000 });
    expect(number).toMatch(/-A2$/);
    expect((await holdsOf(rental.id)).map(({ vehicleId }) => vehicleId)).toEqual([next]);
  });

  it('is refused with its reason, and changes nothing', async () => {
    const rental = await makeOut();
    const ctx = await asManager(tenant);
    const free = await makeVehicle(tenant);
    const booked = await makeVehicle(tenant);
    await makeReservation(tenant, { vehicleId: booked, pickupAt: inDays(1), dueAt: inDays(3) });
    const late = await makeActiveRental(tenant, { out: inDays(-4), due: new Date(NOW - HOUR_MS) });
    const returnedToday = await makeVehicle(tenant);
    await makeCompletedRental(tenant, returnedToday, [inDays(-3).toISOString(), inDays(-0.1).toISOString()]);
    const inGarage = await makeVehicle(tenant, { serviceStatus: 'maintenance' });
    const refused: [string, object, string, string | undefined][] = [
      [free, { swappedAt: local(inDays(0.1)) }, 'swap_in_future', 'swappedAt'],
      [free, { swappedAt: local(inDays(-2.1)) }, 'swap_before_pickup', 'swappedAt'],
      [rental.vehicleId, {}, 'swap_same_vehicle', 'vehicleId'],
      [inGarage, {}, 'vehicle_not_in_service', 'vehicleId'],
      [returnedToday, { swappedAt: local(inDays(-1)) }, 'swap_before_return', 'swappedAt'],
      [booked, {}, 'vehicle_not_available', 'vehicleId'],
      [late.vehicleId, {}, 'vehicle_not_available', 'vehicleId'],
      [free, { odometerInKm: 39_999 }, 'odometer_below_last', 'odometerInKm'],
      [free, { odometerOutKm: 39_999 }, 'odometer_below_last', 'odometerOutKm'],
      [free, { odometerInKm: 45_000 }, 'odometer_jump', 'odometerInKm'],
      [free, { odometerOutKm: 45_000 }, 'odometer_jump', 'odometerOutKm'],
      [free, { customerSignature: '' }, 'customer_signature_missing', 'customerSignature'],
      [free, { agentSignature: '' }, 'agent_signature_missing', 'agentSignature'],
      [free, { expectedCents: 1 }, 'quote_changed', undefined],
      [free, { fromVehicleId: booked }, 'invalid_transition', undefined],
    ];
    const before = await moneyOf(rental.id);
    for (const [vehicleId, more, code, field] of refused)
      await expect(swapVehicle(ctx, swapInput(rental, vehicleId, more)), code).rejects.toMatchObject({
        code,
        ...(field && { fields: { [field]: code } }),
      });
    expect(await moneyOf(rental.id)).toEqual(before);
    expect(await holdsOf(rental.id)).toMatchObject([{ vehicleId: rental.vehicleId }]);
    const overdue = swapInput(late, free, { swappedAt: local(inDays(-1)) });
    await expect(swapVehicle(ctx, overdue)).rejects.toMatchObject({ code: 'swap_past_due' });
    await expect(swapVehicle(await asAgent(tenant), swapInput(rental, free))).rejects.toMatchObject({
      code: 'insufficient_permissions',
    });
  });

  it('is refused as its screen says, and moves no class booking to the vehicle that comes back', async () => {
    const classId = await makeVehicleClass(tenant);
    const rental = await makeOut({ vehicleId: await makeVehicle(tenant, { classId, dailyRateCents: 5500 }) });
    const next = await makeVehicle(tenant, { classId });
    const times = { pickupAt: inDays(1), dueAt: inDays(3) };
    const pencilled = { vehicleId: next, ...times, values: { classId, pencilled: true } };
    const { number } = await makeReservation(tenant, pencilled);
    const asked = { rentalId: rental.id, vehicleId: next, swappedAt: local(new Date(NOW)) };
    expect(await read((q) => previewSwap(q, asked))).toMatchObject({ clash: { number } });
    await expect(swapVehicle(await asManager(tenant), swapInput(rental, next))).rejects.toMatchObject({
      code: 'vehicle_not_available',
      details: { number },
    });
  });
});
