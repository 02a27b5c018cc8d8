import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { closeDatabase, withTenant } from '@/db/client';
import { customers } from '@/db/schema/customers';
import { createCustomer } from '@/lib/customers/create-customer';
import { updateCustomer } from '@/lib/customers/update-customer';
import { createDriver } from '@/lib/drivers/create-driver';
import { updateDriver } from '@/lib/drivers/update-driver';
import { runCustomerImport, runDriverImport } from '@/lib/imports/run-import';
import { asManager } from '@/tests/support/contexts';
import { editNow } from '@/tests/support/edit-now';
import { makeCustomer, makeDriver, makeTenant, type TestTenant } from '@/tests/support/factories';
import { CUSTOMER_COLUMNS, customerList, DRIVER_COLUMNS, driverList, upload } from '@/tests/support/import-lists';

let tenant: TestTenant;
beforeEach(async () => {
  tenant = await makeTenant();
});
afterAll(closeDatabase);

const refused = { fields: { licenseNumber: 'invalid_license' } };

describe.each(['-', '—', '?', ' . ', '- / -'])('a license number that is only "%s"', (licenseNumber) => {
  it('is refused at the customer and at the driver', async () => {
    const ctx = await asManager(tenant);
    const given = { fullName: 'Marie Desrosiers', licenseNumber };
    await expect(createCustomer(ctx, given)).rejects.toMatchObject(refused);
    await expect(createDriver(ctx, given)).rejects.toMatchObject(refused);
    const [customerId, driverId] = [await makeCustomer(tenant), await makeDriver(tenant)];
    await expect(editNow(updateCustomer, ctx, { ...given, customerId })).rejects.toMatchObject(refused);
    await expect(editNow(updateDriver, ctx, { ...given, driverId })).rejects.toMatchObject(refused);
  });

  it('is named in a list of either, which is not imported', async () => {
    const ctx = await asManager(tenant);
    const change = (cells: string[], index: number) => (index === 1 ? cells.with(1, licenseNumber) : cells);
    const told = {
      code: 'import_has_problems',
      details: [{ line: 3, field: 'licenseNumber', code: 'invalid_license', value: licenseNumber.trim() }],
    };
    const people = await upload(ctx, 'customers', customerList({ count: 2, change }));
    await expect(runCustomerImport(ctx, { importId: people, columns: CUSTOMER_COLUMNS })).rejects.toMatchObject(told);
    const driving = await upload(ctx, 'drivers', driverList({ count: 2, change }));
    await expect(runDriverImport(ctx, { importId: driving, columns: DRIVER_COLUMNS })).rejects.toMatchObject(told);
    const stored = await withTenant(tenant.id, (tx) => tx.$count(customers, eq(customers.tenantId, tenant.id)));
    expect(stored).toBe(0);
  });
});

it('a license number in another script is valid', async () => {
  const given = { fullName: 'Ivan', licenseNumber: 'Ж' };
  await expect(createCustomer(await asManager(tenant), given)).resolves.toMatchObject({ fullName: 'Ivan' });
});
