import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { closeDatabase, withTenant } from '@/db/client';
import { maintenanceTickets } from '@/db/schema/maintenance';
import { updateVehicle } from '@/lib/allocations/update-vehicle';
import { query } from '@/lib/server/query';
import { createVehicle } from '@/lib/vehicles/create-vehicle';
import { getVehicle } from '@/lib/vehicles/get-vehicle';
import { listOdometerReadings } from '@/lib/vehicles/list-odometer-readings';
import { asAgent, asManager } from '@/tests/support/contexts';
import { editNow } from '@/tests/support/edit-now';
import { makeTenant, makeVehicle, type TestTenant } from '@/tests/support/factories';
import { vehicleList } from '@/tests/support/import-lists';
import { findVehicle, importVehicles } from '@/tests/support/import-vehicles';
import { makeActiveRental } from '@/tests/support/make-active-rental';
import { makeTicket } from '@/tests/support/make-history';

let tenant: TestTenant;
beforeEach(async () => {
  tenant = await makeTenant();
});
afterAll(closeDatabase);

async function readings(vehicleId: string) {
  return query(await asAgent(tenant), 'vehicles.view', async (q) =>
    listOdometerReadings(q, await getVehicle(q, vehicleId)),
  );
}

async function makeRead(vehicleId: string, values: Partial<typeof maintenanceTickets.$inferInsert>) {
  const id = await makeTicket(tenant, vehicleId);
  await withTenant(tenant.id, (tx) => tx.update(maintenanceTickets).set(values).where(eq(maintenanceTickets.id, id)));
}

const fields = {
  make: 'Toyota',
  model: 'RAV4',
  year: '2021',
  plate: 'ZZ 11111',
  seats: '5',
  fuelType: 'gasoline',
  transmission: 'automatic',
  dailyRateCents: '95',
};

it('tells what was read as the vehicle came, on the road, in the garage and on its record, in the order of time', async () => {
  const manager = await asManager(tenant);
  const { id: vehicleId } = await createVehicle(manager, { ...fields, odometerKm: '38000' });
  await editNow(updateVehicle, manager, { ...fields, vehicleId, odometerKm: '38000', notes: 'New tyres' });
  await editNow(updateVehicle, manager, { ...fields, vehicleId, odometerKm: '40100' });
  await editNow(updateVehicle, manager, { ...fields, vehicleId, odometerKm: '39000', odometerReason: 'New clock' });
  const { vehicleId: same } = await makeActiveRental(tenant, { vehicleId, out: new Date('2026-10-20T12:00:00Z') });
  await makeRead(vehicleId, { odometerKm: 37_500 });
  await makeRead(vehicleId, { odometerKm: 99_999, status: 'cancelled' });
  await makeRead(vehicleId, { odometerKm: null });
  expect(same).toBe(vehicleId);
  const found = await readings(vehicleId);
  const byTime = found.toSorted((a, b) => a.at.getTime() - b.at.getTime());
  expect(found.map(({ at }) => at)).toEqual(byTime.map(({ at }) => at));
  expect(found.filter(({ source }) => source !== 'inspection').map(({ km, source }) => [km, source])).toEqual([
    [37_500, 'garage'],
    [38_000, 'entry'],
    [40_100, 'change'],
    [39_000, 'change'],
  ]);
  expect(found.filter(({ source }) => source === 'inspection')).toHaveLength(1);
  const stranger = await asManager(await makeTenant());
  const vehicle = { id: vehicleId, odometerKm: 1, createdAt: new Date() };
  expect(await query(stranger, 'vehicles.view', (q) => listOdometerReadings(q, vehicle))).toMatchObject([{ km: 1 }]);
});

it('knows what an import brought, first and later', async () => {
  const mark = 'QR';
  await importVehicles(tenant, vehicleList({ count: 1, mark }));
  const later = vehicleList({ count: 1, mark, change: (cells) => cells.with(8, '12500') });
  await importVehicles(tenant, later, { existing: 'update' });
  const vehicle = await findVehicle(tenant, 'QR00000');
  expect(await readings(vehicle?.id ?? '')).toMatchObject([
    { km: 10_000, source: 'entry' },
    { km: 12_500, source: 'change' },
  ]);
});

it('uses the current reading of a vehicle without a recorded first one', async () => {
  const createdAt = new Date('2025-01-01T00:00:00Z');
  const vehicleId = await makeVehicle(tenant, { createdAt, odometerKm: 41_000 });
  expect(await readings(vehicleId)).toEqual([{ at: createdAt, km: 41_000, source: 'entry' }]);
});
