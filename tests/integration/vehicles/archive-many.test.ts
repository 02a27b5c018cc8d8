import { and, eq } from 'drizzle-orm';
import { afterAll, expect, it } from 'vitest';
import { closeDatabase, withTenant } from '@/db/client';
import { auditEntries } from '@/db/schema/activity';
import { reservations } from '@/db/schema/reservations';
import { archiveVehicles } from '@/lib/allocations/archive-vehicles';
import { HOUR_MS } from '@/lib/durations';
import { asManager } from '@/tests/support/contexts';
import { makeTenant, makeVehicle } from '@/tests/support/factories';
import { makeReservation } from '@/tests/support/make-reservation';
import { makeVehicleClass } from '@/tests/support/make-rule';

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
