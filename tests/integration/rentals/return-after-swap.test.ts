import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closeDatabase } from '@/db/client';
import { instantToLocal } from '@/lib/dates';
import { DAY_MS } from '@/lib/durations';
import { collectPayment } from '@/lib/payments/collect-payment';
import { getRentalMoney } from '@/lib/payments/get-rental-money';
import { reopenReturn } from '@/lib/payments/reopen-return';
import { settleReturn } from '@/lib/payments/settle-return';
import { cancelRental } from '@/lib/rentals/cancel-rental';
import { getAddendum } from '@/lib/rentals/get-addendum';
import { returnRental } from '@/lib/rentals/return-rental';
import { swapVehicle } from '@/lib/rentals/swap-vehicle';
import { whoHad } from '@/lib/rentals/who-had';
import { query } from '@/lib/server/query';
import { getVehicle } from '@/lib/vehicles/get-vehicle';
import { asManager } from '@/tests/support/contexts';
import { makeTenant, makeVehicle, type TestTenant } from '@/tests/support/factories';
import { makeActiveRental } from '@/tests/support/make-active-rental';
import { swapInput } from '@/tests/support/swapped';
import { checkedIn, standingHolds } from '@/tests/support/take-back';
import { pdfText } from '@/tests/unit/papers/pdf-text';

const NOW = Math.floor(Date.now() / 60_000) * 60_000;

let tenant: TestTenant;
beforeAll(async () => {
  tenant = await makeTenant();
});
afterAll(closeDatabase);

const inDays = (days: number) => new Date(NOW + days * DAY_MS);
const local = (at: Date) => instantToLocal(at, 'America/Port-au-Prince');
/** Out for four days at 55.00 since two days ago, with 60 miles a day and a full tank. */
const makeOut = () => makeActiveRental(tenant, { out: inDays(-2), due: inDays(2) });

async function read<T>(run: Parameters<typeof query<T>>[2]) {
  return query(await asManager(tenant), 'rentals.view', run);
}

const moneyOf = (rentalId: string) => read((q) => getRentalMoney(q, rentalId));
const vehicle = (vehicleId: string) => read((q) => getVehicle(q, vehicleId));

const takeBack = (rentalId: string, more: object = {}) => ({
  rentalId,
  returnedAt: local(new Date()),
  odometerKm: 40_050,
  fuelLevel: 'full',
  ...more,
});

describe('the return after a swap', () => {
  it('adds the miles of both, and each one’s missing fuel', async () => {
    const rental = await makeOut();
    const next = await makeVehicle(tenant);
    const ctx = await asManager(tenant);
    await swapVehicle(ctx, swapInput(rental, next, { odometerInKm: 40_300, fuelIn: 'half' }));
    // 300 + 200 km are 310 miles, 70 more than 4 × 60. Three quarters are missing, in two vehicles.
    await returnRental(ctx, takeBack(rental.id, { odometerKm: 40_200, fuelLevel: 'three_quarters' }));
    const { charges, checkin } = await moneyOf(rental.id);
    expect(charges.map(({ kind, amountCents, sentenceKey }) => [kind, amountCents, sentenceKey])).toEqual([
      ['rent', 22_000, 'per_day'],
      ['mileage', 2800, 'mileage_vehicles'],
      ['fuel', 3 * 2000 + 2 * 1000, 'fuel_vehicles'],
    ]);
    expect(checkin).toMatchObject({ vehicleId: next, odometerKm: 40_200 });
    expect(await vehicle(next)).toMatchObject({ status: 'available', odometerKm: 40_200 });
  });

  it('is not before the swap, and not of a vehicle that was swapped meanwhile', async () => {
    const rental = await makeOut();
    const ctx = await asManager(tenant);
    await swapVehicle(ctx, swapInput(rental, await makeVehicle(tenant), { swappedAt: local(inDays(-0.5)) }));
    const early = takeBack(rental.id, { returnedAt: local(inDays(-1)) });
    await expect(returnRental(ctx, early)).rejects.toMatchObject({ fields: { returnedAt: 'return_before_pickup' } });
    const stale = takeBack(rental.id, { vehicleId: rental.vehicleId });
    await expect(returnRental(ctx, stale)).rejects.toMatchObject({ code: 'invalid_transition' });
    await returnRental(ctx, takeBack(rental.id));
  });

  it('is what a hand-over can be cancelled instead, only where none of the vehicles was driven', async () => {
    const ctx = await asManager(tenant);
    const driven = await makeOut();
    await swapVehicle(ctx, swapInput(driven, await makeVehicle(tenant)));
    const cancel = (rentalId: string) => cancelRental(ctx, { rentalId, odometerKm: 40_000, reason: 'Did not start' });
    await expect(cancel(driven.id)).rejects.toMatchObject({ code: 'vehicle_driven' });
    const still = await makeOut();
    const swap = swapInput(still, await makeVehicle(tenant), { odometerInKm: 40_000 });
    const { addendumId } = await swapVehicle(ctx, swap);
    const signed = await getAddendum(ctx, still.id, addendumId);
    await cancel(still.id);
    expect((await moneyOf(still.id)).rental.status).toBe('cancelled');
    const marked = await getAddendum(ctx, still.id, addendumId);
    expect(pdfText(marked.content).text).toContain('The manager : Did not start');
    expect(pdfText(signed.content).text).not.toContain('Did not start');
  });

  it('is reopened with the last vehicle out again, and what the first one did as it was', async () => {
    const rental = await makeOut();
    const next = await makeVehicle(tenant);
    const ctx = await asManager(tenant);
    await collectPayment(ctx, { rentalId: rental.id, kind: 'deposit', method: 'cash', amountCents: '500' });
    await swapVehicle(ctx, swapInput(rental, next, { odometerInKm: 40_300 }));
    const out = await moneyOf(rental.id);
    const held = await standingHolds(tenant, next);
    await settleReturn(ctx, checkedIn(rental.id, { odometerKm: 40_200, fuelLevel: 'full' }));
    expect((await moneyOf(rental.id)).balance.chargesCents).toBe(22_000 + 2800);
    await reopenReturn(ctx, { rentalId: rental.id, reason: 'The wrong car' });
    const after = await moneyOf(rental.id);
    expect(after.rental).toEqual({ ...out.rental, updatedAt: after.rental.updatedAt });
    expect(after.balance).toEqual(out.balance);
    expect([after.legs, after.formerConditions, after.checkout]).toEqual([
      out.legs,
      out.formerConditions,
      out.checkout,
    ]);
    expect(after.checkin).toBeNull();
    expect(await standingHolds(tenant, next)).toEqual(held);
    expect(await standingHolds(tenant, rental.vehicleId)).toEqual([]);
    expect(await vehicle(rental.vehicleId)).toMatchObject({ status: 'available', odometerKm: 40_300 });
    expect(await vehicle(next)).toMatchObject({ status: 'rented', odometerKm: 40_000 });
    const had = (vehicleId: string, at: Date) => read((q) => whoHad(q, vehicleId, at));
    expect(await had(rental.vehicleId, inDays(-1))).toMatchObject({ rentalId: rental.id });
    expect(await had(next, new Date())).toMatchObject({ rentalId: rental.id, until: null });
    // 300 + 100 km are 248 miles, 8 more than 4 × 60.
    await settleReturn(ctx, checkedIn(rental.id, { odometerKm: 40_100, fuelLevel: 'full' }));
    const again = await moneyOf(rental.id);
    expect([again.balance.chargesCents, again.balance.depositHeldCents]).toEqual([22_320, 27_680]);
    expect(again.formerConditions).toHaveLength(1);
    expect(await vehicle(next)).toMatchObject({ status: 'available', odometerKm: 40_100 });
  });
});
