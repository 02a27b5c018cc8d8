import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { closeDatabase, withTenant } from '@/db/client';
import { vehicles } from '@/db/schema/vehicles';
import { updateVehicle } from '@/lib/allocations/update-vehicle';
import { instantToLocal } from '@/lib/dates';
import { DAY_MS, HOUR_MS } from '@/lib/durations';
import { settleReturn } from '@/lib/payments/settle-return';
import { asAgent, asManager } from '@/tests/support/contexts';
import { asReadNow } from '@/tests/support/edit-now';
import { makeTenant, type TestTenant } from '@/tests/support/factories';
import { makeActiveRental } from '@/tests/support/make-active-rental';

// Whole minutes, because a wall-clock field holds no more.
const NOW = Math.floor(Date.now() / 60_000) * 60_000;

let tenant: TestTenant;
beforeAll(async () => {
  tenant = await makeTenant();
});
afterAll(closeDatabase);

/** Out for four days with 40,000 km, and due an hour ago. */
function makeLate() {
  const due = new Date(NOW - HOUR_MS);
  return makeActiveRental(tenant, { out: new Date(due.getTime() - 4 * DAY_MS), due });
}

function checkIn(rentalId: string) {
  const returnedAt = instantToLocal(new Date(NOW), 'America/Port-au-Prince');
  return { rentalId, returnedAt, odometerKm: 40_300, fuelLevel: 'full', unsignedReason: 'key_drop' };
}

it('does not set the vehicle’s odometer back to an older reading', async () => {
  const rental = await makeLate();
  const vehicle = eq(vehicles.id, rental.vehicleId);
  await withTenant(tenant.id, (tx) => tx.update(vehicles).set({ odometerKm: 41_000 }).where(vehicle));
  await settleReturn(await asAgent(tenant), checkIn(rental.id));
  expect(await withTenant(tenant.id, (tx) => tx.$count(vehicles, and(vehicle, eq(vehicles.odometerKm, 41_000))))).toBe(
    1,
  );
});

it('tells a colleague with the vehicle’s form open who has raised its odometer', async () => {
  const rental = await makeLate();
  const manager = await asManager(tenant);
  const car = { make: 'Kia', model: 'Rio', year: 2020, plate: 'ZZ-90210', seats: 5, transmission: 'manual' };
  const values = { ...car, fuelType: 'diesel', dailyRateCents: 8000, odometerKm: 40_000 };
  const typed = await asReadNow(updateVehicle, manager, { ...values, vehicleId: rental.vehicleId });
  await settleReturn(await asAgent(tenant), checkIn(rental.id));
  const change = { field: 'odometerKm', by: 'The agent', at: expect.any(String) };
  const details = expect.objectContaining({ changes: [change] });
  await expect(updateVehicle(manager, typed)).rejects.toMatchObject({ code: 'record_changed', details });
});
