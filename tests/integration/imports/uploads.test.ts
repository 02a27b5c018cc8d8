import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { closeDatabase, withPlatform, withTenant } from '@/db/client';
import type { auditEntries } from '@/db/schema/activity';
import { customers } from '@/db/schema/customers';
import { drivers } from '@/db/schema/drivers';
import { imports } from '@/db/schema/imports';
import type { searchWords } from '@/db/schema/search';
import { vehicles } from '@/db/schema/vehicles';
import { checkImport } from '@/lib/imports/check-import';
import { clearOldUploads } from '@/lib/imports/clear-old-uploads';
import { getImport } from '@/lib/imports/get-import';
import { ImportSettings } from '@/lib/imports/input';
import { runCustomerImport, runDriverImport, runVehicleImport } from '@/lib/imports/run-import';
import { uploadImport } from '@/lib/imports/upload-import';
import { query } from '@/lib/server/query';
import { asAgent, asManager } from '@/tests/support/contexts';
import { makeCustomer, makeTenant, type TestTenant } from '@/tests/support/factories';
import {
  CUSTOMER_COLUMNS,
  customerList,
  DRIVER_COLUMNS,
  driverList,
  upload,
  VEHICLE_COLUMNS,
  vehicleList,
} from '@/tests/support/import-lists';

let tenant: TestTenant;
beforeEach(async () => {
  tenant = await makeTenant();
});
afterAll(closeDatabase);

function countOf(
  table: typeof vehicles | typeof customers | typeof drivers | typeof searchWords | typeof auditEntries,
) {
  return withTenant(tenant.id, (tx) => tx.$count(table, eq(table.tenantId, tenant.id)));
}

describe('an upload', () => {
  it('is imported once, even if requested twice, and then has no content any more', async () => {
    const ctx = await asManager(tenant);
    const importId = await upload(ctx, 'vehicles', vehicleList({ count: 20, mark: 'HH' }));
    const input = { importId, columns: VEHICLE_COLUMNS };
    const first = await runVehicleImport(ctx, input);
    expect(await runVehicleImport(ctx, input)).toEqual(first);
    expect(await countOf(vehicles)).toBe(20);
    const [row] = await withTenant(tenant.id, (tx) => tx.select().from(imports).where(eq(imports.tenantId, tenant.id)));
    expect(row).toMatchObject({ status: 'done', content: null, rowCount: 20, createdCount: 20, columns: { make: 0 } });
    await expect(
      query(ctx, 'vehicles.import', (q) =>
        checkImport(q, { kind: 'vehicles', importId, settings: ImportSettings.parse(input) }),
      ),
    ).rejects.toMatchObject({ code: 'record_not_found' });
  });

  it('keeps the end of a long name, without half of a character', async () => {
    const ctx = await asManager(tenant);
    const fileName = `${'🚗'.repeat(60)}x.csv`;
    const bytes = Buffer.from(vehicleList({ count: 1, mark: 'HI' }));
    const { id } = await uploadImport(ctx, 'vehicles', { fileName, bytes });
    const found = await query(ctx, 'vehicles.import', (q) => getImport(q, 'vehicles', id));
    expect(found.fileName).toBe(`${'🚗'.repeat(57)}x.csv`);
  });

  it('says that it is being worked on while its rows are written', async () => {
    const ctx = await asManager(tenant);
    const importId = await upload(ctx, 'vehicles', vehicleList({ count: 20, mark: 'II' }));
    const look = () => query(ctx, 'vehicles.import', (q) => getImport(q, 'vehicles', importId));
    expect((await look()).running).toBe(false);
    // No vehicle is saved before the list has been checked.
    const running = await withPlatform(async (tx) => {
      await tx.execute(sql`reset role; lock table vehicles in exclusive mode`);
      const result = runVehicleImport(ctx, { importId, columns: VEHICLE_COLUMNS });
      await expect.poll(look).toMatchObject({ running: true, status: 'uploaded' });
      return { result };
    });
    await running.result;
    expect(await look()).toMatchObject({ running: false, status: 'done', createdCount: 20 });
  });

  it('is another company’s secret, and no other kind’s', async () => {
    const ctx = await asManager(tenant);
    const importId = await upload(ctx, 'vehicles', vehicleList({ count: 1 }));
    const stranger = await asManager(await makeTenant());
    const settings = ImportSettings.parse({ columns: VEHICLE_COLUMNS });
    for (const [who, kind] of [
      [stranger, 'vehicles'],
      [ctx, 'customers'],
    ] as const) {
      await expect(query(who, `${kind}.import`, (q) => getImport(q, kind, importId))).rejects.toMatchObject({
        code: 'record_not_found',
      });
      await expect(
        query(who, `${kind}.import`, (q) => checkImport(q, { kind, importId, settings })),
      ).rejects.toMatchObject({ code: 'record_not_found' });
    }
    await expect(upload(await asAgent(tenant), 'vehicles', vehicleList({ count: 1 }))).rejects.toMatchObject({
      code: 'insufficient_permissions',
    });
  });

  it('is deleted after a day if nobody imported it', async () => {
    const ctx = await asManager(tenant);
    await upload(ctx, 'vehicles', vehicleList({ count: 1 }));
    const old = await upload(ctx, 'vehicles', vehicleList({ count: 1 }));
    const kept = await withTenant(tenant.id, async (tx) => {
      await tx.update(imports).set({ createdAt: sql`now() - interval '25 hours'` }).where(eq(imports.id, old));
      await clearOldUploads({ tx, tenantId: tenant.id });
      return tx.$count(imports, eq(imports.tenantId, tenant.id));
    });
    expect(kept).toBe(1);
  });
});

describe('a list of people', () => {
  it('of customers is written in Kreyòl, and found by licence the second time', async () => {
    const ctx = await asManager(tenant);
    await makeCustomer(tenant, { licenseNumber: 'kk-00001', licenseKey: 'KK00001' });
    const text = customerList({ count: 5, mark: 'KK' });
    const importId = await upload(ctx, 'customers', text);
    expect(await runCustomerImport(ctx, { importId, columns: CUSTOMER_COLUMNS })).toMatchObject({
      createdCount: 4,
      skippedCount: 1,
    });
    const mine = and(eq(customers.tenantId, tenant.id), eq(customers.licenseKey, 'KK00003'));
    const [row] = await withTenant(tenant.id, (tx) => tx.select().from(customers).where(mine));
    expect(row).toMatchObject({
      fullName: 'Marie-Ange Étienne 3',
      phone: '+50937000003',
      dateOfBirth: '1988-04-12',
      country: 'HT',
      tier: 'vip',
      language: 'fr',
      nameKey: 'marie ange etienne 3',
    });
    const again = await upload(ctx, 'customers', text);
    await runCustomerImport(ctx, { importId: again, columns: CUSTOMER_COLUMNS });
    expect(await countOf(customers)).toBe(5);
  });

  it('of drivers recognizes chauffeurs and the customers of additional drivers', async () => {
    const ctx = await asManager(tenant);
    const customerId = await makeCustomer(tenant, { licenseNumber: 'LL-1', licenseKey: 'LL1' });
    const change = (cells: string[], index: number) =>
      index === 1 ? cells.with(3, 'Chofè adisyonèl').with(4, 'll 1') : index === 2 ? cells.with(4, 'nobody') : cells;
    const text = (count: number) =>
      driverList({
        count,
        mark: 'MM',
        change: (cells, index) => change(cells, index).with(3, index === 1 ? 'additional' : 'chauffeur'),
      });
    const bad = await upload(ctx, 'drivers', text(3));
    await expect(runDriverImport(ctx, { importId: bad, columns: DRIVER_COLUMNS })).rejects.toMatchObject({
      code: 'import_has_problems',
      details: [{ line: 4, field: 'customerId', code: 'unknown_customer', value: 'nobody' }],
    });
    const importId = await upload(ctx, 'drivers', text(2));
    await runDriverImport(ctx, { importId, columns: DRIVER_COLUMNS });
    const rows = await withTenant(tenant.id, (tx) =>
      tx.select().from(drivers).where(eq(drivers.tenantId, tenant.id)).orderBy(drivers.licenseKey),
    );
    expect(rows).toMatchObject([
      { kind: 'chauffeur', customerId: null, licenseKey: 'MM00000' },
      { kind: 'additional', customerId },
    ]);
  });
});
