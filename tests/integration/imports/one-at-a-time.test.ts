import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { closeDatabase, withTenant } from '@/db/client';
import { customers } from '@/db/schema/customers';
import { vehicles } from '@/db/schema/vehicles';
import { getImport } from '@/lib/imports/get-import';
import { runCustomerImport, runVehicleImport } from '@/lib/imports/run-import';
import { progressResponse } from '@/lib/server/progress-response';
import { query } from '@/lib/server/query';
import { assertWithinPlan } from '@/lib/tenants/assert-within-plan';
import { asManager } from '@/tests/support/contexts';
import { makeTenant, type TestTenant } from '@/tests/support/factories';
import { CUSTOMER_COLUMNS, customerList, upload, VEHICLE_COLUMNS, vehicleList } from '@/tests/support/import-lists';

let tenant: TestTenant;
beforeEach(async () => {
  tenant = await makeTenant();
});
afterAll(closeDatabase);

/**
 * Imports a list of vehicles and runs `meanwhile` during the import, which is held at the lock of the plan's limit until
 * then. Returns what `meanwhile` threw, or `null`.
 */
async function importing(importId: string, meanwhile: () => Promise<unknown>): Promise<unknown> {
  let seen: Promise<unknown> | null = null;
  const ctx = await asManager(tenant);
  const run = await withTenant(tenant.id, async (tx) => {
    await assertWithinPlan({ tx, tenantId: tenant.id }, 'vehicles', 0);
    return new Promise<{ work: Promise<unknown> }>((resolve) => {
      const progress = () => {
        seen ??= meanwhile()
          .then(
            () => null,
            (error: unknown) => error,
          )
          .finally(() => resolve({ work }));
      };
      const work = runVehicleImport({ ...ctx, progress }, { importId, columns: VEHICLE_COLUMNS });
      work.catch(() => resolve({ work }));
    });
  });
  await run.work;
  return seen;
}

function countOf(table: typeof vehicles | typeof customers) {
  return withTenant(tenant.id, (tx) => tx.$count(table, eq(table.tenantId, tenant.id)));
}

describe('while an import writes', () => {
  it('another of the company is refused at once, stays as it was, and comes in afterwards', async () => {
    const ctx = await asManager(tenant);
    const first = await upload(ctx, 'vehicles', vehicleList({ count: 20 }));
    const second = await upload(ctx, 'vehicles', vehicleList({ count: 3 }));
    const people = await upload(ctx, 'customers', customerList({ count: 2 }));
    expect(
      await importing(first, () => runVehicleImport(ctx, { importId: second, columns: VEHICLE_COLUMNS })),
    ).toMatchObject({ code: 'import_busy' });
    expect(await query(ctx, 'vehicles.import', (q) => getImport(q, 'vehicles', second))).toMatchObject({
      status: 'uploaded',
      running: false,
    });
    expect(
      await importing(second, () => runCustomerImport(ctx, { importId: people, columns: CUSTOMER_COLUMNS })),
    ).toMatchObject({ code: 'import_busy' });
    await runCustomerImport(ctx, { importId: people, columns: CUSTOMER_COLUMNS });
    expect([await countOf(vehicles), await countOf(customers)]).toEqual([23, 2]);
  });

  it('a second request says that it is running, or returns the result if it is done', async () => {
    const ctx = await asManager(tenant);
    const done = await upload(ctx, 'vehicles', vehicleList({ count: 2 }));
    const result = await runVehicleImport(ctx, { importId: done, columns: VEHICLE_COLUMNS });
    const importId = await upload(ctx, 'vehicles', vehicleList({ count: 20 }));
    expect(
      await importing(importId, () => runVehicleImport(ctx, { importId, columns: VEHICLE_COLUMNS })),
    ).toMatchObject({ code: 'import_running' });
    const next = await upload(ctx, 'vehicles', vehicleList({ count: 1 }));
    let again: unknown = null;
    await importing(next, async () => {
      again = await runVehicleImport(ctx, { importId: done, columns: VEHICLE_COLUMNS });
    });
    expect(again).toEqual(result);
    expect(await countOf(vehicles)).toBe(23);
  });

  it('another company’s does not wait for it', async () => {
    const stranger = await asManager(await makeTenant());
    const theirs = await upload(stranger, 'vehicles', vehicleList({ count: 1 }));
    const mine = await upload(await asManager(tenant), 'vehicles', vehicleList({ count: 20 }));
    const run = () => runVehicleImport(stranger, { importId: theirs, columns: VEHICLE_COLUMNS });
    expect(await importing(mine, run)).toBeNull();
  });
});

describe('the response that reports progress', () => {
  it('throws an error that comes before its first line, and reports a later one in its lines', async () => {
    const ctx = await asManager(tenant);
    const first = await upload(ctx, 'vehicles', vehicleList({ count: 20 }));
    const second = await upload(ctx, 'vehicles', vehicleList({ count: 2, change: (cells) => cells.with(0, '') }));
    const answer = () =>
      progressResponse((progress) =>
        runVehicleImport({ ...ctx, progress }, { importId: second, columns: VEHICLE_COLUMNS }),
      );
    expect(await importing(first, answer)).toMatchObject({ code: 'import_busy' });
    const lines = (await (await answer()).text()).trim().split('\n');
    expect(JSON.parse(lines.at(0) ?? '')).toEqual({ progress: { step: 'checking', done: 0, total: 2 } });
    expect(JSON.parse(lines.at(-1) ?? '')).toMatchObject({ error: { code: 'import_has_problems' } });
  });
});
