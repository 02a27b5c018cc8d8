import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { closeDatabase, withTenant } from '@/db/client';
import type { auditEntries } from '@/db/schema/activity';
import type { customers } from '@/db/schema/customers';
import type { drivers } from '@/db/schema/drivers';
import type { searchWords } from '@/db/schema/search';
import { vehicles } from '@/db/schema/vehicles';
import { makeTenant, type TestTenant } from '@/tests/support/factories';
import { VEHICLE_COLUMNS, vehicleList } from '@/tests/support/import-lists';
import { checkVehicles, findVehicle, importVehicles } from '@/tests/support/import-vehicles';
import { makeActiveRental } from '@/tests/support/make-active-rental';

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

describe('a list of vehicles that the company has', () => {
  it('imported twice creates no duplicates, however the plates are written', async () => {
    await importVehicles(tenant, vehicleList({ count: 50, mark: 'CC' }));
    const again = vehicleList({
      count: 50,
      mark: 'CC',
      change: (cells) => cells.with(3, ` ${cells[3]?.toLowerCase()} `),
    });
    expect(await importVehicles(tenant, again)).toMatchObject({ createdCount: 0, skippedCount: 50 });
    expect(await countOf(vehicles)).toBe(50);
  });

  it('updates what the company has only where that was chosen, and blank cells change nothing', async () => {
    await importVehicles(tenant, vehicleList({ count: 3, mark: 'DD' }));
    const change = (cells: string[], index: number) =>
      index === 0 ? cells.with(7, '99').with(10, '') : index === 1 ? cells.with(8, '50 000') : cells;
    const changed = vehicleList({ count: 4, mark: 'DD', change });
    await importVehicles(tenant, changed);
    expect(await findVehicle(tenant, 'DD00000')).toMatchObject({ dailyRateCents: 5550 });
    expect(await importVehicles(tenant, changed, { existing: 'update' })).toMatchObject({
      createdCount: 0,
      updatedCount: 2,
      skippedCount: 2,
    });
    expect(await findVehicle(tenant, 'DD00000')).toMatchObject({
      dailyRateCents: 9900,
      insuranceExpiresOn: '2027-12-31',
    });
    expect(await findVehicle(tenant, 'DD00001')).toMatchObject({ odometerKm: 50_000 });
    expect(await countOf(vehicles)).toBe(4);
  });

  it('never lowers an odometer, and never takes a rented vehicle out of service', async () => {
    const rental = await makeActiveRental(tenant);
    const [out] = await withTenant(tenant.id, (tx) =>
      tx.select().from(vehicles).where(eq(vehicles.id, rental.vehicleId)),
    );
    const change = (cells: string[]) =>
      cells
        .with(3, out?.plate ?? '')
        .with(8, '10')
        .with(9, 'maintenance');
    const { vin: _vin, ...columns } = VEHICLE_COLUMNS;
    const { problems } = await checkVehicles(tenant, vehicleList({ count: 1, change }), {
      existing: 'update',
      columns: { ...columns, serviceStatus: 9 },
    });
    expect(problems).toMatchObject([{ field: 'odometerKm', code: 'odometer_below_last', params: { last: 40_000 } }]);
    const forward = (cells: string[]) => change(cells).with(8, '60000');
    const second = await checkVehicles(tenant, vehicleList({ count: 1, change: forward }), {
      existing: 'update',
      columns: { ...columns, serviceStatus: 9 },
    });
    expect(second.problems).toMatchObject([{ field: 'serviceStatus', code: 'vehicle_out' }]);
  });
});
