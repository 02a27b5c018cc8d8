import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { closeDatabase } from '@/db/client';
import { archiveVehicle } from '@/lib/allocations/archive-vehicle';
import { updateVehicle } from '@/lib/allocations/update-vehicle';
import { cancelRental } from '@/lib/rentals/cancel-rental';
import { query, type ReadContext } from '@/lib/server/query';
import { getVehicle } from '@/lib/vehicles/get-vehicle';
import { VehicleFilters } from '@/lib/vehicles/input';
import { listVehicleTimeline } from '@/lib/vehicles/list-vehicle-timeline';
import { listVehicles } from '@/lib/vehicles/list-vehicles';
import { asAgent, asManager } from '@/tests/support/contexts';
import { editNow } from '@/tests/support/edit-now';
import { makeTenant, makeVehicle, type TestTenant } from '@/tests/support/factories';
import { vehicleList } from '@/tests/support/import-lists';
import { importVehicles } from '@/tests/support/import-vehicles';
import { makeActiveRental } from '@/tests/support/make-active-rental';
import { makeCompletedRental, makeTicket } from '@/tests/support/make-history';
import { makeVehicleClass } from '@/tests/support/make-rule';

let tenant: TestTenant;
let vehicleId: string;
beforeEach(async () => {
  tenant = await makeTenant();
  vehicleId = await makeVehicle(tenant, { createdAt: new Date('2025-01-01T00:00:00Z') });
});
afterAll(closeDatabase);

async function read<T>(run: (q: ReadContext) => Promise<T>) {
  return query(await asAgent(tenant), 'vehicles.view', run);
}

describe('the timeline', () => {
  const fields = {
    make: 'Toyota',
    model: 'RAV4',
    year: '2021',
    plate: 'ZZ 11111',
    seats: '5',
    fuelType: 'gasoline',
    transmission: 'automatic',
    dailyRateCents: '95',
    odometerKm: '39000',
    odometerReason: 'New clock',
  };

  it('tells of rentals and garage visits, and to a manager also who changed what', async () => {
    const rental = await makeCompletedRental(tenant, vehicleId, ['2026-09-01T10:00:00Z', '2026-09-02T10:00:00Z']);
    await makeTicket(tenant, vehicleId);
    await editNow(updateVehicle, await asManager(tenant), { vehicleId, ...fields });
    await archiveVehicle(await asManager(tenant), { vehicleId });
    const page = { cursor: null, size: 25 };
    const seen = await query(await asManager(tenant), 'vehicles.view', (q) => listVehicleTimeline(q, vehicleId, page));
    expect(seen.rows.map(({ kind }) => kind)).toEqual([
      'archived',
      'odometer_corrected',
      'ticket_closed',
      'ticket_opened',
      'rental_in',
      'rental_out',
      'created',
    ]);
    expect(seen.rows[1]).toMatchObject({
      who: 'The manager',
      detail: 'New clock',
      changed: ['plate', 'odometerKm'],
      correction: { fromKm: 40_000, toKm: 39_000 },
    });
    expect(seen.rows[5]).toMatchObject({ id: rental.id, who: 'Marie-Flore Desrosiers' });
    const agent = await read((q) => listVehicleTimeline(q, vehicleId, page));
    expect(agent.rows.map(({ kind }) => kind)).not.toContain('archived');
    expect(agent.rows).toHaveLength(5);
    const first = await read((q) => listVehicleTimeline(q, vehicleId, { cursor: null, size: 2 }));
    const second = await read((q) => listVehicleTimeline(q, vehicleId, { cursor: first.nextCursor, size: 10 }));
    expect([...first.rows, ...second.rows]).toEqual(agent.rows);
  });

  it('shows that a handover was cancelled, who the customer was, and when', async () => {
    const { id } = await makeActiveRental(tenant, { vehicleId });
    const manager = await asManager(tenant);
    await cancelRental(manager, { rentalId: id, odometerKm: 40_000, reason: 'Never left' });
    const { rows } = await read((q) => listVehicleTimeline(q, vehicleId, { cursor: null, size: 25 }));
    expect(rows.map(({ kind }) => kind)).toEqual(['rental_cancelled', 'rental_out', 'created']);
    const number = `R-2026-${id.slice(-8)}`;
    expect(rows[0]).toMatchObject({ id, at: manager.now, who: 'Marie-Flore Desrosiers', detail: number });
  });
});

it('tells of an imported vehicle who imported it and from which file, to those who may know', async () => {
  const list = vehicleList({ count: 1 });
  await importVehicles(tenant, list);
  const vehicles = await read((q) => listVehicles(q, VehicleFilters.parse({ sort: 'newest' })));
  const id = vehicles.rows[0]?.id ?? '';
  const page = { cursor: null, size: 25 };
  const seen = await query(await asManager(tenant), 'vehicles.view', (q) => listVehicleTimeline(q, id, page));
  expect(seen.rows).toMatchObject([{ kind: 'imported', who: 'The manager', detail: 'list.csv' }]);
  expect((await read((q) => listVehicleTimeline(q, id, page))).rows).toMatchObject([
    { kind: 'created', who: null, detail: '' },
  ]);
});

describe('a vehicle’s class', () => {
  it('is one of its own company’s, and may stay what it is', async () => {
    const classId = await makeVehicleClass(tenant, 'SUV');
    const values = { make: 'Kia', model: 'Rio', year: '2020', plate: 'QQ 22222', seats: '5', fuelType: 'diesel' };
    const edit = { vehicleId, ...values, transmission: 'manual', dailyRateCents: '50', odometerKm: '41000' };
    await editNow(updateVehicle, await asManager(tenant), { ...edit, classId });
    expect(await read((q) => getVehicle(q, vehicleId))).toMatchObject({ classId, className: 'SUV' });
    const foreign = await makeVehicleClass(await makeTenant());
    await expect(editNow(updateVehicle, await asManager(tenant), { ...edit, classId: foreign })).rejects.toMatchObject({
      fields: { classId: 'invalid_value' },
    });
    await editNow(updateVehicle, await asManager(tenant), { ...edit, classId: '' });
    expect(await read((q) => getVehicle(q, vehicleId))).toMatchObject({ classId: null, className: null });
  });
});
