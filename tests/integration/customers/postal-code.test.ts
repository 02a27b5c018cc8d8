import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { closeDatabase, withTenant } from '@/db/client';
import { customers } from '@/db/schema/customers';
import { createCustomer } from '@/lib/customers/create-customer';
import { updateCustomer } from '@/lib/customers/update-customer';
import { runCustomerImport } from '@/lib/imports/run-import';
import { asManager } from '@/tests/support/contexts';
import { editNow } from '@/tests/support/edit-now';
import { makeCustomer, makeTenant, type TestTenant } from '@/tests/support/factories';
import { CUSTOMER_COLUMNS, customerList, upload } from '@/tests/support/import-lists';

let tenant: TestTenant;
beforeEach(async () => {
  tenant = await makeTenant();
});
afterAll(closeDatabase);

/** Country and postal code of the company's customers, by license. */
async function stored() {
  const rows = await withTenant(tenant.id, (tx) =>
    tx.select().from(customers).where(eq(customers.tenantId, tenant.id)).orderBy(customers.licenseKey),
  );
  return rows.map((row) => [row.country, row.postalCode]);
}

it.each([
  ['Haiti’s, where none is named', {}, 'HT', 'HT1110'],
  ['Haiti’s', { country: 'ht' }, 'HT', 'HT1110'],
  ['Belgium’s', { country: 'be' }, 'BE', '1110'],
])(
  'four digits are %s own code, when a customer is made and when one is changed',
  async (_whose, said, country, code) => {
    const ctx = await asManager(tenant);
    const customer = { fullName: 'Ann Peeters', licenseNumber: 'BE-1', postalCode: '1110', ...said };
    const { id } = await createCustomer(ctx, customer);
    expect(await stored()).toEqual([[country, code]]);
    await editNow(updateCustomer, ctx, { ...customer, customerId: id, postalCode: ' 1120 ' });
    expect(await stored()).toEqual([[country, code.replace('1110', '1120')]]);
  },
);

it('four digits in a list are the code of the row’s country, or of the one that the customer had', async () => {
  const { tier: postalCode, country, ...columns } = CUSTOMER_COLUMNS;
  const ctx = await asManager(tenant);
  const countries = ['Ayiti', 'Belgique', ''];
  const change = (cells: string[], index: number) =>
    cells.with(country, countries[index] ?? '').with(postalCode, '1000');
  const list = (count: number) => upload(ctx, 'customers', customerList({ count, mark: 'PC', change }));
  await runCustomerImport(ctx, { importId: await list(3), columns: { ...columns, country, postalCode } });
  expect(await stored()).toEqual([
    ['HT', 'HT1000'],
    ['BE', '1000'],
    ['HT', 'HT1000'],
  ]);
  await makeCustomer(tenant, { licenseNumber: 'PC00003', country: 'BE', postalCode: '2000' });
  const settings = { columns: { ...columns, postalCode }, existing: 'update' };
  await runCustomerImport(ctx, { importId: await list(4), ...settings });
  expect((await stored())[3]).toEqual(['BE', '1000']);
});
