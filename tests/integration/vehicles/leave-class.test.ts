import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { closeDatabase, withTenant } from '@/db/client';
import { reservations } from '@/db/schema/reservations';
import { updateVehicle } from '@/lib/allocations/update-vehicle';
import { HOUR_MS } from '@/lib/durations';
import { localIn } from '@/tests/support/agreement';
import { asManager } from '@/tests/support/contexts';
import { editNow } from '@/tests/support/edit-now';
import { makeTenant, makeVehicle, type TestTenant } from '@/tests/support/factories';
import { VEHICLE_COLUMNS, vehicleList } from '@/tests/support/import-lists';
import { checkVehicles } from '@/tests/support/import-vehicles';
import { makeReservation } from '@/tests/support/make-reservation';
import { makeVehicleClass } from '@/tests/support/make-rule';
import { reserve } from '@/tests/support/reserve';

let tenant: TestTenant;
let classId: string;
beforeEach(async () => {
  tenant = await makeTenant();
  classId = await makeVehicleClass(tenant, 'SUV');
});
afterAll(closeDatabase);

const ALL_ELSE = {
  ...{ make: 'Toyota', model: 'RAV4', year: 2021, seats: 5, fuelType: 'gasoline', transmission: 'automatic' },
  ...{ dailyRateCents: '95', odometerKm: 40_000 },
};

async function leaveClass(vehicleId: string) {
  const vehicle = { ...ALL_ELSE, plate: `ZZ${vehicleId.slice(-6)}`, classId: '' };
  return editNow(updateVehicle, await asManager(tenant), { ...vehicle, vehicleId });
}

async function heldBy(id: string) {
  const [row] = await withTenant(tenant.id, (tx) =>
    tx.select({ vehicleId: reservations.vehicleId }).from(reservations).where(eq(reservations.id, id)),
  );
  return row?.vehicleId ?? '';
}

const NOW = Date.now();
const days = (from: number) => ({ pickupAt: localIn(24 * from, NOW), dueAt: localIn(24 * (from + 2), NOW) });
const [BETWEEN, LATER] = [days(4), days(7)];

it('moves the bookings that have only pencilled it to others of the class, one after the other', async () => {
  const fleet = await Promise.all([0, 1].map(() => makeVehicle(tenant, { classId })));
  const bookings = [await reserve(tenant, { classId }), await reserve(tenant, { classId }, LATER)];
  const leaving = await heldBy(bookings[0]?.id ?? '');
  // Firmly booked in between, so that both can't be moved at once.
  await reserve(tenant, { vehicleId: leaving }, BETWEEN);
  await leaveClass(leaving);
  const other = fleet.find((vehicleId) => vehicleId !== leaving);
  expect(await Promise.all(bookings.map(({ id }) => heldBy(id)))).toEqual([other, other]);
});

it('is refused where one of them finds no other vehicle, and nothing moves', async () => {
  const [only = ''] = [await makeVehicle(tenant, { classId })];
  const { id, number } = await reserve(tenant, { classId });
  await expect(leaveClass(only)).rejects.toMatchObject({
    code: 'vehicle_reserved',
    params: { number },
    fields: { classId: 'vehicle_reserved' },
  });
  expect(await heldBy(id)).toBe(only);
});

it('moves them to a vehicle whose last hold has run out, even if no job has released it', async () => {
  const at = (hours: number) => new Date(Date.now() + hours * HOUR_MS);
  const missed = await makeVehicle(tenant, { classId });
  const pencilled = await makeVehicle(tenant, { classId });
  await makeReservation(tenant, { vehicleId: missed, pickupAt: at(-27), dueAt: at(200) });
  const { id } = await makeReservation(tenant, {
    ...{ vehicleId: pencilled, pickupAt: at(24), dueAt: at(72) },
    values: { classId, pencilled: true },
  });
  await leaveClass(pencilled);
  expect(await heldBy(id)).toBe(missed);
});

it('is refused in an import, which moves no booking', async () => {
  await makeVehicleClass(tenant, 'Van');
  const vehicle = await makeVehicle(tenant, { classId, plate: 'EE00000', plateKey: 'EE00000', odometerKm: 10_000 });
  expect(await heldBy((await reserve(tenant, { classId })).id)).toBe(vehicle);
  const list = (name: string) => vehicleList({ count: 1, mark: 'EE', change: (cells) => cells.with(9, name) });
  const { vin: _vin, ...columns } = { ...VEHICLE_COLUMNS, classId: 9 };
  const { problems } = await checkVehicles(tenant, list('Van'), { existing: 'update', columns });
  expect(problems).toMatchObject([{ field: 'classId', code: 'vehicle_pencilled' }]);
  expect((await checkVehicles(tenant, list('SUV'), { existing: 'update', columns })).problems).toEqual([]);
});
