import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { closeDatabase, withPlatform, withTenant } from '@/db/client';
import { vehicleClasses, vehicles } from '@/db/schema/vehicles';
import { runVehicleImport } from '@/lib/imports/run-import';
import { assertWithinPlan } from '@/lib/tenants/assert-within-plan';
import { archiveVehicleClass } from '@/lib/vehicles/archive-vehicle-class';
import { asManager } from '@/tests/support/contexts';
import { makeTenant, makeVehicle, type TestTenant } from '@/tests/support/factories';
import { upload, VEHICLE_COLUMNS, vehicleList } from '@/tests/support/import-lists';
import { makeVehicleClass } from '@/tests/support/make-rule';
import { reserve } from '@/tests/support/reserve';

const { vin: _vin, ...COLUMNS } = { ...VEHICLE_COLUMNS, classId: 9 };

let tenant: TestTenant;
beforeEach(async () => {
  tenant = await makeTenant();
});
afterAll(closeDatabase);

/** Resolves once something of this company waits, for a lock of the given kinds. */
async function waits(kinds: string[], count = 1): Promise<void> {
  for (;;) {
    const [row] = await withPlatform((tx) =>
      tx.execute<{ waiting: number }>(
        sql`select count(*)::int as waiting from pg_locks where not granted and locktype = any(${sql.param(kinds)}::text[])`,
      ),
    );
    if (Number(row?.waiting) >= count) return;
  }
}

/** Imports a list, and does something else once all of its rows are checked and none is written. */
async function importing(list: string, meanwhile: () => Promise<unknown>) {
  const ctx = await asManager(tenant);
  const importId = await upload(ctx, 'vehicles', list);
  const told = (work: Promise<unknown>) =>
    work.then(
      () => 'won',
      (error) => String(error.code ?? error),
    );
  const both = await withTenant(tenant.id, async (tx) => {
    await assertWithinPlan({ tx, tenantId: tenant.id }, 'vehicles', 0);
    const run = told(runVehicleImport(ctx, { importId, columns: COLUMNS, existing: 'update' }));
    await waits(['advisory']);
    const other = told(meanwhile());
    await Promise.race([other, waits(['transactionid', 'tuple'])]);
    return { run, other };
  });
  return [await both.run, await both.other];
}

it('keeps the classes that its rows name from being archived', async () => {
  const classId = await makeVehicleClass(tenant, 'SUV');
  const list = vehicleList({ count: 2, change: (cells) => cells.with(9, 'SUV') });
  const archive = async () => archiveVehicleClass(await asManager(tenant), { classId });
  expect(await importing(list, archive)).toEqual(['won', 'class_in_use']);
  const [row] = await withTenant(tenant.id, (tx) =>
    tx
      .select({ archivedAt: vehicleClasses.archivedAt })
      .from(vehicles)
      .innerJoin(vehicleClasses, eq(vehicleClasses.id, vehicles.classId))
      .where(eq(vehicles.tenantId, tenant.id)),
  );
  expect(row).toEqual({ archivedAt: null });
});

it('takes no vehicle out of a class that somebody books at that moment', async () => {
  const classId = await makeVehicleClass(tenant, 'SUV');
  await makeVehicleClass(tenant, 'Van');
  await makeVehicle(tenant, { classId, plate: 'EE00000', plateKey: 'EE00000', odometerKm: 10_000 });
  const list = vehicleList({ count: 2, mark: 'EE', change: (cells) => cells.with(9, 'Van') });
  expect(await importing(list, () => reserve(tenant, { classId }))).toEqual(['won', 'class_not_available']);
});
