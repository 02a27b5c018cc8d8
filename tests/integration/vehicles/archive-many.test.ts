import { and, eq } from 'drizzle-orm';
import { afterAll, expect, it } from 'vitest';
import { closeDatabase, withTenant } from '@/db/client';
import { auditEntries } from '@/db/schema/activity';
import { reservations } from '@/db/schema/reservations';
import { vehicleClasses, vehicles } from '@/db/schema/vehicles';
import { archiveVehicles } from '@/lib/allocations/archive-vehicles';
import { HOUR_MS } from '@/lib/durations';
import { asManager } from '@/tests/support/contexts';
import { countDeadlocks } from '@/tests/support/count-deadlocks';
import { makeTenant, makeVehicle } from '@/tests/support/factories';
import { makeReservation } from '@/tests/support/make-reservation';
import { makeVehicleClass } from '@/tests/support/make-rule';
import { somebodyWaits } from '@/tests/support/somebody-waits';

afterAll(closeDatabase);

it('leaves all as it was of a vehicle that is refused among many', async () => {
  const tenant = await makeTenant();
  const classId = await makeVehicleClass(tenant, 'SUV');
  const [wanted, other, old] = [
    await makeVehicle(tenant, { classId }),
    await makeVehicle(tenant, { classId }),
    await makeVehicle(tenant),
  ];
  const at = (hours: number) => new Date(Date.now() + hours * HOUR_MS);
  const values = { classId, pencilled: true };
  const free = await makeReservation(tenant, { vehicleId: wanted, pickupAt: at(24), dueAt: at(48), values });
  const stuck = await makeReservation(tenant, { vehicleId: wanted, pickupAt: at(72), dueAt: at(96), values });
  await makeReservation(tenant, { vehicleId: other, pickupAt: at(72), dueAt: at(96) });
  const answer = await archiveVehicles(await asManager(tenant), { ids: [wanted, old] });
  expect(answer).toMatchObject({ archived: 1, refused: [{ id: wanted, code: 'vehicle_reserved' }] });
  const [held, moves] = await withTenant(tenant.id, (tx) =>
    Promise.all([
      tx
        .select({ vehicleId: reservations.vehicleId })
        .from(reservations)
        .where(and(eq(reservations.tenantId, tenant.id), eq(reservations.id, free.id))),
      tx.$count(auditEntries, and(eq(auditEntries.tenantId, tenant.id), eq(auditEntries.action, 'reservations.move'))),
    ]),
  );
  expect([held[0]?.vehicleId, moves]).toEqual([wanted, 0]);
  expect(stuck.number).toBe(answer.refused[0]?.params?.number);
});

it('locks as a booking does, so that neither waits for the other in a circle', async () => {
  const tenant = await makeTenant();
  const classId = await makeVehicleClass(tenant, 'SUV');
  const vehicleId = await makeVehicle(tenant, { classId });
  const manager = await asManager(tenant);
  const before = await countDeadlocks(tenant);
  const { archived } = await withTenant(tenant.id, async (tx) => {
    await tx.select().from(vehicleClasses).where(eq(vehicleClasses.id, classId)).for('no key update');
    const archived = archiveVehicles(manager, { ids: [vehicleId] });
    await somebodyWaits();
    await tx.select().from(vehicles).where(eq(vehicles.id, vehicleId)).for('update');
    return { archived };
  });
  expect(await archived).toMatchObject({ archived: 1 });
  expect(await countDeadlocks(tenant)).toBe(before);
});
