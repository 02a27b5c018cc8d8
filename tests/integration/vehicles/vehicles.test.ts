import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { closeDatabase, withPlatform } from '@/db/client';
import { tenants } from '@/db/schema/tenants';
import { archiveVehicle } from '@/lib/allocations/archive-vehicle';
import { searchAvailableVehicles } from '@/lib/allocations/search-available-vehicles';
import { updateVehicle } from '@/lib/allocations/update-vehicle';
import { DAY_MS, HOUR_MS } from '@/lib/durations';
import { prepareSearch } from '@/lib/search/search';
import { query } from '@/lib/server/query';
import { countVehiclesByStatus } from '@/lib/vehicles/count-vehicles-by-status';
import { createVehicle } from '@/lib/vehicles/create-vehicle';
import { getVehicle } from '@/lib/vehicles/get-vehicle';
import { VehicleFilters } from '@/lib/vehicles/input';
import { listVehicles } from '@/lib/vehicles/list-vehicles';
import { tallyVehiclesByStatus } from '@/lib/vehicles/tally-vehicles';
import { VEHICLE_KIND } from '@/lib/vehicles/vehicle-kind';
import { asAgent, asManager } from '@/tests/support/contexts';
import { editNow } from '@/tests/support/edit-now';
import { makeTenant, makeVehicle, type TestTenant } from '@/tests/support/factories';
import { makeActiveRental } from '@/tests/support/make-active-rental';

let tenant: TestTenant;
beforeEach(async () => {
  tenant = await makeTenant();
});
afterAll(closeDatabase);

function fields(more: object = {}) {
  return {
    make: 'Suzuki',
    model: 'Grand Vitara',
    year: '2019',
    plate: 'zé 4071',
    seats: '5',
    fuelType: 'gasoline',
    transmission: 'manual',
    dailyRateCents: '75,50',
    odometerKm: '88 000',
    ...more,
  };
}

async function list(address: object = {}) {
  const ctx = await asAgent(tenant);
  return query(ctx, 'vehicles.view', (q) => listVehicles(q, VehicleFilters.parse(address)));
}

describe('a plate', () => {
  it('is one vehicle’s, however it is written; another company may have it too', async () => {
    const ctx = await asManager(tenant);
    await createVehicle(ctx, fields({ plate: 'LO-01109' }));
    for (const plate of ['lo 01109', 'LO01109', ' lo.01109 '])
      await expect(createVehicle(ctx, fields({ plate }))).rejects.toMatchObject({
        code: 'duplicate_plate',
        fields: { plate: 'duplicate_plate' },
      });
    await expect(
      createVehicle(await asManager(await makeTenant()), fields({ plate: 'LO01109' })),
    ).resolves.toBeDefined();
  });

  it('of two clerks at the same moment is the first’s', async () => {
    const ctx = await asManager(tenant);
    const both = await Promise.allSettled([1, 2].map(() => createVehicle(ctx, fields({ plate: 'AA 11111' }))));
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });

  it('is free again once its vehicle is archived', async () => {
    const ctx = await asManager(tenant);
    const { id } = await createVehicle(ctx, fields({ plate: 'BB 22222' }));
    await archiveVehicle(ctx, { vehicleId: id });
    await expect(createVehicle(ctx, fields({ plate: 'BB 22222' }))).resolves.toBeDefined();
  });
});

describe('a vehicle', () => {
  it('is kept as it is typed by people: commas, spaces, small letters', async () => {
    const ctx = await asManager(tenant);
    const { id } = await createVehicle(ctx, fields({ plate: 'lo 55555', features: 'A/C, , Bluetooth ' }));
    expect(await query(ctx, 'vehicles.view', (q) => getVehicle(q, id))).toMatchObject({
      plate: 'LO-55555',
      plateKey: 'LO55555',
      dailyRateCents: 7550,
      odometerKm: 88_000,
      features: ['A/C', 'Bluetooth'],
      status: 'available',
    });
  });

  it('turns its clock back only with a reason', async () => {
    const ctx = await asManager(tenant);
    const { id } = await createVehicle(ctx, fields({ plate: 'CC 33333' }));
    const back = { vehicleId: id, ...fields({ plate: 'CC 33333', odometerKm: '10' }) };
    await expect(editNow(updateVehicle, ctx, back)).rejects.toMatchObject({
      code: 'odometer_below_last',
      fields: { odometerReason: 'reason_required' },
      params: { last: 88_000 },
    });
    await expect(editNow(updateVehicle, ctx, { ...back, odometerReason: 'New clock' })).resolves.toBeDefined();
  });

  it('is not added beyond what the plan allows, not even by two at once', async () => {
    await withPlatform((tx) => tx.update(tenants).set({ plan: 'starter' }).where(eq(tenants.id, tenant.id)));
    const ctx = await asManager(tenant);
    const attempts = await Promise.allSettled(
      Array.from({ length: 30 }, (_, index) => createVehicle(ctx, fields({ plate: `PL ${10_000 + index}` }))),
    );
    const refused = attempts.filter((attempt) => attempt.status === 'rejected');
    const limit = refused[0]?.reason.params.limit;
    expect(refused.every(({ reason }) => reason.code === 'plan_limit_exceeded')).toBe(true);
    expect(attempts.length - refused.length).toBe(limit);
  });
});

describe('the list', () => {
  it('is paged by keys, forwards and backwards, without a gap or a double, also among equal names', async () => {
    const made = await Promise.all(Array.from({ length: 23 }, () => makeVehicle(tenant)));
    const forwards: string[] = [];
    let page = await list({ size: '10' });
    const first = page.rows.map(({ id }) => id);
    for (;;) {
      forwards.push(...page.rows.map(({ id }) => id));
      if (!page.nextCursor) break;
      page = await list({ size: '10', cursor: page.nextCursor });
    }
    expect(forwards.toSorted()).toEqual(made.toSorted());
    expect(page.rows).toHaveLength(3);
    page = await list({ size: '10', cursor: page.previousCursor });
    page = await list({ size: '10', cursor: page.previousCursor });
    expect(page.rows.map(({ id }) => id)).toEqual(first);
    expect(page.previousCursor).toBeNull();
  });

  it('shows the first page for a broken cursor, and falls back where a filter is unknown', async () => {
    await makeVehicle(tenant);
    expect((await list({ sort: 'rate', cursor: 'zzz' })).rows).toHaveLength(1);
    expect((await list({ sort: 'nothing', status: 'nothing', size: '7' })).rows).toHaveLength(1);
  });

  it('finds by any part of name and plate, in any case, without accents, and never by a wildcard', async () => {
    await createVehicle(await asManager(tenant), fields({ model: 'Légende', plate: 'LO-70707' }));
    for (const q of ['legende', 'SUZ lég', 'lo 70707', 'lo70707', '70707 suzuki'])
      expect((await list({ q })).rows, q).toHaveLength(1);
    for (const q of ['%', '_____', 'toyota', "' or 1=1"]) expect((await list({ q })).rows, q).toHaveLength(0);
  });

  it('counts each state under the same search, and shows no other company’s', async () => {
    await makeActiveRental(tenant);
    await makeVehicle(tenant, { serviceStatus: 'maintenance' });
    await makeVehicle(tenant);
    await makeVehicle(await makeTenant());
    const ctx = await asAgent(tenant);
    expect(await query(ctx, 'vehicles.view', countVehiclesByStatus)).toEqual({
      available: 1,
      rented: 1,
      reserved: 0,
      maintenance: 1,
      inactive: 0,
    });
    const sought = await query(ctx, 'vehicles.view', async (q) =>
      tallyVehiclesByStatus(q, await prepareSearch(q, VEHICLE_KIND, 'toyota')),
    );
    expect(Object.values(sought).map(({ count }) => count)).toEqual([3, 1, 1, 0, 1, 0]);
    expect((await list({ status: 'rented' })).rows).toHaveLength(1);
  });
});

describe('the picker', () => {
  it('offers the free ones first, and says of the others what they clash with, the late one without an end', async () => {
    const now = Date.now();
    const out = await makeActiveRental(tenant, { due: new Date(now + DAY_MS) });
    const late = await makeActiveRental(tenant, {
      out: new Date(now - 72 * HOUR_MS),
      due: new Date(now - DAY_MS),
    });
    const inGarage = await makeVehicle(tenant, { make: 'Acura', serviceStatus: 'maintenance' });
    const free = await makeVehicle(tenant, { make: 'Zastava' });
    const ask = async (from: number, until: number) =>
      query(await asAgent(tenant), 'vehicles.view', (q) =>
        searchAvailableVehicles(q, { text: '', from: new Date(from), until: new Date(until) }),
      );
    const today = await ask(now, now + 12 * HOUR_MS);
    expect(today[0]).toMatchObject({ id: free, clash: null });
    expect(today.find(({ id }) => id === out.vehicleId)?.clash).toMatchObject({
      late: false,
      customerName: 'Marie-Flore Desrosiers',
      freeFrom: out.due.toISOString(),
    });
    expect(today.find(({ id }) => id === late.vehicleId)?.clash).toMatchObject({ late: true, freeFrom: null });
    expect(today.find(({ id }) => id === inGarage)?.serviceStatus).toBe('maintenance');
    // Half-open: a return and a pickup at the same time do not clash. An overdue vehicle is unavailable next week too.
    const later = await ask(out.due.getTime(), out.due.getTime() + 48 * HOUR_MS);
    expect(later.find(({ id }) => id === out.vehicleId)?.clash).toBeNull();
    expect(later.find(({ id }) => id === late.vehicleId)?.clash).toMatchObject({ late: true });
  });
});
