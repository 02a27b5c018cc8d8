import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { closeDatabase, withPlatform, withTenant } from '@/db/client';
import { auditEntries } from '@/db/schema/activity';
import type { customers } from '@/db/schema/customers';
import type { drivers } from '@/db/schema/drivers';
import { searchWords } from '@/db/schema/search';
import { tenants } from '@/db/schema/tenants';
import { vehicles } from '@/db/schema/vehicles';
import { runVehicleImport } from '@/lib/imports/run-import';
import { asManager } from '@/tests/support/contexts';
import { makeTenant, makeVehicle, type TestTenant } from '@/tests/support/factories';
import { upload, VEHICLE_COLUMNS, vehicleList } from '@/tests/support/import-lists';
import { checkVehicles, findVehicle, importVehicles } from '@/tests/support/import-vehicles';

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

describe('a list of vehicles', () => {
  it('comes in as it is written in French, with its search words and an entry for each in the log', async () => {
    const progress: string[] = [];
    const ctx = { ...(await asManager(tenant)), progress: ({ step }: { step: string }) => progress.push(step) };
    const importId = await upload(ctx, 'vehicles', vehicleList({ count: 600, mark: 'AA' }));
    expect(await runVehicleImport(ctx, { importId, columns: VEHICLE_COLUMNS })).toMatchObject({
      rowCount: 600,
      createdCount: 600,
      updatedCount: 0,
      skippedCount: 0,
    });
    expect(await findVehicle(tenant, 'AA00001')).toMatchObject({
      make: 'Kia',
      plate: 'AA-00001',
      fuelType: 'diesel',
      transmission: 'manual',
      dailyRateCents: 5650,
      odometerKm: 10_001,
      insuranceExpiresOn: '2027-12-31',
      nameKey: 'kia sportage',
    });
    const words = and(eq(searchWords.tenantId, tenant.id), eq(searchWords.word, 'aa00001'));
    expect(await withTenant(tenant.id, (tx) => tx.$count(searchWords, words))).toBe(1);
    const entries = and(eq(auditEntries.tenantId, tenant.id), eq(auditEntries.action, 'vehicles.import'));
    expect(await withTenant(tenant.id, (tx) => tx.$count(auditEntries, entries))).toBe(600);
    expect(new Set(progress)).toEqual(new Set(['checking', 'writing']));
  });

  it('comes in as a whole or not at all, and each bad row is named with line, field and reason', async () => {
    const text = vehicleList({
      count: 300,
      mark: 'BB',
      change: (cells, index) =>
        index === 10
          ? cells.with(7, '1,234')
          : index === 20
            ? cells.with(10, '31/02/2027').with(5, 'bwa')
            : index === 30
              ? cells.with(3, 'bb-00029')
              : index === 40
                ? cells.with(0, ' ')
                : cells,
    });
    const { problems, problemRowCount } = await checkVehicles(tenant, text);
    expect(problems).toEqual([
      { line: 12, field: 'dailyRateCents', code: 'invalid_money', value: '1,234' },
      { line: 22, field: 'fuelType', code: 'invalid_value', value: 'bwa' },
      { line: 22, field: 'insuranceExpiresOn', code: 'invalid_date', value: '31/02/2027' },
      { line: 32, field: 'plate', code: 'duplicate_in_file', params: { line: '31' }, value: 'bb-00029' },
      { line: 42, field: 'make', code: 'required', value: '' },
    ]);
    expect(problemRowCount).toBe(4);
    await expect(importVehicles(tenant, text)).rejects.toMatchObject({
      code: 'import_has_problems',
      params: { count: 5 },
    });
    expect(await countOf(vehicles)).toBe(0);
    expect(await countOf(searchWords)).toBe(0);
  });

  it('reports a VIN that occurs twice, belongs to another vehicle, or is unusual and not confirmed', async () => {
    await makeVehicle(tenant, { vin: 'JTMBFREV5HJ123456' });
    const vins = ['JTMBFREV5HJ123456', 'JTMBFREV5HJ123457', 'JTMBFREV5HJ123457', 'AB1234'];
    const text = vehicleList({ count: 4, change: (cells, index) => cells.with(9, vins[index] ?? '') });
    const { problems } = await checkVehicles(tenant, text);
    expect(problems.map(({ line, code }) => [line, code])).toEqual([
      [2, 'duplicate_vin'],
      [4, 'duplicate_in_file'],
      [5, 'unusual_vin'],
    ]);
    const odd = await checkVehicles(tenant, text, { oddVins: true });
    expect(odd.problems.map(({ line }) => line)).toEqual([2, 4]);
  });

  it('takes one value for all rows where the file has no column, and asks for what nothing gives', async () => {
    const { seats: _seats, vin: _vin, ...columns } = VEHICLE_COLUMNS;
    const text = vehicleList({ count: 2, mark: 'EE' });
    await expect(importVehicles(tenant, text, { columns })).rejects.toMatchObject({
      code: 'missing_required',
      params: { fields: 'seats' },
    });
    await importVehicles(tenant, text, { columns, defaults: { seats: '7' } });
    expect(await findVehicle(tenant, 'EE00000')).toMatchObject({ seats: 7 });
    await expect(importVehicles(tenant, text, { columns: { ...columns, tenantId: 4 } })).rejects.toMatchObject({
      fields: { 'columns.tenantId': 'invalid_value' },
    });
    await expect(importVehicles(tenant, text, { columns: { ...columns, seats: 44 } })).rejects.toMatchObject({
      code: 'validation_error',
    });
  });

  it('stays within the plan, which is said before', async () => {
    await withPlatform((tx) => tx.update(tenants).set({ plan: 'starter' }).where(eq(tenants.id, tenant.id)));
    await makeVehicle(tenant);
    const text = vehicleList({ count: 10, mark: 'FF' });
    expect((await checkVehicles(tenant, text)).plan).toMatchObject({ limit: 10, room: 9 });
    await expect(importVehicles(tenant, text)).rejects.toMatchObject({ code: 'plan_limit_exceeded' });
    expect(await countOf(vehicles)).toBe(1);
    expect((await checkVehicles(tenant, vehicleList({ count: 9, mark: 'FF' }))).plan).toBeNull();
    await expect(importVehicles(tenant, vehicleList({ count: 9, mark: 'FF' }))).resolves.toMatchObject({
      createdCount: 9,
    });
  });

  it('stores 2,000 rows as they are', async () => {
    const started = performance.now();
    await importVehicles(tenant, vehicleList({ count: 2000, mark: 'GG' }));
    console.info(`2,000 vehicles imported in ${Math.round(performance.now() - started)} ms`);
    const rows = await withTenant(tenant.id, (tx) =>
      tx
        .select({ count: sql<number>`count(*)::int`, rates: sql<number>`sum(daily_rate_cents)::int` })
        .from(vehicles)
        .where(eq(vehicles.tenantId, tenant.id)),
    );
    const rates = Array.from({ length: 2000 }, (_, index) => 5550 + (index % 40) * 100);
    expect(rows).toEqual([{ count: 2000, rates: rates.reduce((sum, rate) => sum + rate, 0) }]);
  });
});
