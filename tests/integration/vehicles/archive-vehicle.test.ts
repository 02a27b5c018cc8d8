import { eq } from 'drizzle-orm';
import { afterAll, expect, it } from 'vitest';
import { closeDatabase, withTenant } from '@/db/client';
import { reservations } from '@/db/schema/reservations';
import { archiveVehicle } from '@/lib/allocations/archive-vehicle';
import { HOUR_MS } from '@/lib/durations';
import { asManager } from '@/tests/support/contexts';
import { makeTenant, makeVehicle } from '@/tests/support/factories';
import { makeReservation } from '@/tests/support/make-reservation';
import { makeVehicleClass } from '@/tests/support/make-rule';
import { reserve } from '@/tests/support/reserve';

afterAll(closeDatabase);

it('is refused while the vehicle is promised, and not once the promise has lapsed', async () => {
  const tenant = await makeTenant();
  const ctx = await asManager(tenant);
  const [promised, lapsed] = [await makeVehicle(tenant), await makeVehicle(tenant)];
  const from = (hours: number) => new Date(Date.now() + hours * HOUR_MS);
  await makeReservation(tenant, { vehicleId: promised, pickupAt: from(48), dueAt: from(96) });
  await makeReservation(tenant, { vehicleId: lapsed, pickupAt: from(-24 * 20), dueAt: from(24) });
  await expect(archiveVehicle(ctx, { vehicleId: promised })).rejects.toMatchObject({
    code: 'vehicle_reserved',
    params: { number: expect.stringMatching(/^V-/) },
  });
  await expect(archiveVehicle(ctx, { vehicleId: lapsed })).resolves.toEqual({ id: lapsed });
});

it('moves a class booking that has only pencilled the vehicle, as long as another one of the class is free', async () => {
  const tenant = await makeTenant();
  const ctx = await asManager(tenant);
  const classId = await makeVehicleClass(tenant);
  const fleet = await Promise.all([makeVehicle(tenant, { classId }), makeVehicle(tenant, { classId })]);
  const { id, number } = await reserve(tenant, { classId });
  const held = async () => {
    const [row] = await withTenant(tenant.id, (tx) =>
      tx.select({ vehicleId: reservations.vehicleId }).from(reservations).where(eq(reservations.id, id)),
    );
    return row?.vehicleId ?? '';
  };
  const pencilled = await held();
  const other = fleet.find((vehicleId) => vehicleId !== pencilled) ?? '';
  await expect(archiveVehicle(ctx, { vehicleId: pencilled })).resolves.toEqual({ id: pencilled });
  expect(await held()).toBe(other);
  const refused = { code: 'vehicle_reserved', params: { number } };
  await expect(archiveVehicle(ctx, { vehicleId: other })).rejects.toMatchObject(refused);
  expect(await held()).toBe(other);
});
