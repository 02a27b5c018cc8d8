import { and, count, eq, isNull } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { closeDatabase, withTenant } from '@/db/client';
import { customers } from '@/db/schema/customers';
import { drivers } from '@/db/schema/drivers';
import { archiveCustomer } from '@/lib/customers/archive-customer';
import { mergeCustomers } from '@/lib/customers/merge-customers';
import { runCustomerImport, runDriverImport } from '@/lib/imports/run-import';
import type { TenantContext } from '@/lib/server/context';
import { asManager } from '@/tests/support/contexts';
import { makeCustomer, makeTenant, type TestTenant } from '@/tests/support/factories';
import { CUSTOMER_COLUMNS, customerList, DRIVER_COLUMNS, driverList, upload } from '@/tests/support/import-lists';
import { somebodyWaits } from '@/tests/support/somebody-waits';

let tenant: TestTenant;
let ctx: TenantContext;
let keptId: string;
let mergedId: string;
beforeEach(async () => {
  tenant = await makeTenant();
  ctx = await asManager(tenant);
  keptId = await makeCustomer(tenant, { licenseNumber: 'NEW-00001' });
  mergedId = await makeCustomer(tenant, { licenseNumber: 'OLD-00000' });
});
afterAll(closeDatabase);

const merge = (inside: TenantContext = ctx) => mergeCustomers(inside, { customerId: keptId, mergedId });

/** A list whose drivers all belong to the customer who is being merged. */
async function listOfDrivers(count: number): Promise<string> {
  const change = (cells: string[]) => cells.with(3, 'additional').with(4, 'old 00000');
  return upload(ctx, 'drivers', driverList({ count, change }));
}

/** How many drivers each customer has. */
async function ownersOfDrivers(): Promise<Record<string, number>> {
  const rows = await withTenant(tenant.id, (tx) =>
    tx
      .select({ id: drivers.customerId, count: count() })
      .from(drivers)
      .where(eq(drivers.tenantId, tenant.id))
      .groupBy(drivers.customerId),
  );
  return Object.fromEntries(rows.map(({ id, count }) => [id ?? 'nobody', count]));
}

async function importCustomers(settings: object = {}) {
  const importId = await upload(ctx, 'customers', customerList({ count: 2, mark: 'OLD-' }));
  return runCustomerImport(ctx, { importId, columns: CUSTOMER_COLUMNS, ...settings });
}

function storedCustomers() {
  const mine = and(eq(customers.tenantId, tenant.id), isNull(customers.archivedAt));
  return withTenant(tenant.id, (tx) => tx.select().from(customers).where(mine).orderBy(customers.licenseKey));
}

describe('a list of drivers', () => {
  it('gives those of a customer who was merged away to the one who was kept', async () => {
    await merge();
    const importId = await listOfDrivers(2);
    await runDriverImport(ctx, { importId, columns: DRIVER_COLUMNS });
    expect(await ownersOfDrivers()).toEqual({ [keptId]: 2 });
  });

  it('that is being imported holds its customers: a merge comes after it, and takes its drivers along', async () => {
    const importId = await listOfDrivers(600);
    let merging: Promise<unknown> | null = null;
    let told = 0;
    const progress = () => {
      told += 1;
      // The first time, nothing has been looked up yet.
      if (told === 2) merging = merge();
    };
    await runDriverImport({ ...ctx, progress }, { importId, columns: DRIVER_COLUMNS });
    expect(await merging).toMatchObject({ moved: { drivers: 600 } });
    expect(await ownersOfDrivers()).toEqual({ [keptId]: 600 });
  });

  it('that comes upon a merge waits for it and follows it', async () => {
    const importId = await listOfDrivers(1);
    let importing: Promise<unknown> | null = null;
    await withTenant(tenant.id, async (tx) => {
      await merge({ ...ctx, tx });
      importing = runDriverImport(ctx, { importId, columns: DRIVER_COLUMNS });
      await somebodyWaits();
    });
    await importing;
    expect(await ownersOfDrivers()).toEqual({ [keptId]: 1 });
  });

  it('does not know a customer whose kept record was deleted', async () => {
    await merge();
    await archiveCustomer(ctx, { customerId: keptId });
    const importId = await listOfDrivers(1);
    await expect(runDriverImport(ctx, { importId, columns: DRIVER_COLUMNS })).rejects.toMatchObject({
      details: [{ code: 'unknown_customer', value: 'old 00000' }],
    });
  });
});

describe('a list of customers', () => {
  it.each(['keep', 'update'])(
    'makes nobody anew who was merged away, and leaves the kept one alone (%s)',
    async (existing) => {
      await merge();
      const [before] = await storedCustomers();
      expect(await importCustomers({ existing })).toMatchObject({ createdCount: 1, updatedCount: 0, skippedCount: 1 });
      expect(await storedCustomers()).toMatchObject([before, { licenseKey: 'OLD00001' }]);
    },
  );

  it('waits for a running merge, and does not create anyone again either', async () => {
    let importing: Promise<unknown> | null = null;
    await withTenant(tenant.id, async (tx) => {
      await merge({ ...ctx, tx });
      importing = importCustomers({ existing: 'update' });
      await somebodyWaits();
    });
    expect(await importing).toMatchObject({ createdCount: 1, skippedCount: 1 });
    expect(await storedCustomers()).toMatchObject([{ id: keptId }, { licenseKey: 'OLD00001' }]);
  });

  it('takes a licence of its own before one that was merged away', async () => {
    await merge();
    const own = await makeCustomer(tenant, { licenseNumber: 'OLD-00000' });
    await importCustomers({ existing: 'update' });
    expect(await storedCustomers()).toMatchObject([
      { id: keptId, fullName: 'Marie-Flore Desrosiers' },
      { id: own, fullName: 'Marie-Ange Étienne 0' },
      { licenseKey: 'OLD00001' },
    ]);
  });
});
