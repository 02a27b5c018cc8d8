import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { closeDatabase, withTenant } from '@/db/client';
import { customers } from '@/db/schema/customers';
import { runCustomerImport } from '@/lib/imports/run-import';
import { asManager } from '@/tests/support/contexts';
import { makeCustomer, makeTenant, type TestTenant } from '@/tests/support/factories';
import { CUSTOMER_COLUMNS, customerList, upload } from '@/tests/support/import-lists';

let tenant: TestTenant;
beforeEach(async () => {
  tenant = await makeTenant();
});
afterAll(closeDatabase);

const { tier: status, ...columns } = CUSTOMER_COLUMNS;

/** Imports one customer for each of these statuses, with licenses `SS00000` and so on. */
async function importWith(statuses: string[], settings: object = {}) {
  const ctx = await asManager(tenant);
  const change = (cells: string[], index: number) => cells.with(status, statuses[index] ?? '');
  const importId = await upload(ctx, 'customers', customerList({ count: statuses.length, mark: 'SS', change }));
  return runCustomerImport(ctx, { importId, columns: { ...columns, status }, ...settings });
}

async function stored() {
  const rows = await withTenant(tenant.id, (tx) =>
    tx.select().from(customers).where(eq(customers.tenantId, tenant.id)).orderBy(customers.licenseKey),
  );
  return rows.map((row) => [row.licenseKey, row.status, row.statusReason]);
}

it('a new customer is active or inactive, in the words of three languages, and active where nothing is said', async () => {
  const said = ['Active', 'INACTIF', 'Inaktif', ' ', 'aktif', 'inactive'];
  await importWith(said);
  expect((await stored()).map(([, is]) => is)).toEqual([
    'active',
    'inactive',
    'inactive',
    'active',
    'active',
    'inactive',
  ]);
});

it.each(['blacklisted', 'Sur liste noire', 'Sou lis nwa'])('nobody is blacklisted by a list: %s', async (word) => {
  await makeCustomer(tenant, { licenseNumber: 'SS00001' });
  const refused = (line: number) => ({ line, field: 'status', code: 'blacklist_in_record', value: word });
  await expect(importWith([word, ''])).rejects.toMatchObject({ details: [refused(2)] });
  await expect(importWith(['', word], { existing: 'update' })).rejects.toMatchObject({ details: [refused(3)] });
  expect(await stored()).toEqual([['SS00001', 'active', null]]);
});

it('nor taken off the blacklist, where all else may be updated', async () => {
  await makeCustomer(tenant, { licenseNumber: 'SS00000', status: 'blacklisted', statusReason: 'Unpaid' });
  await expect(importWith(['active'], { existing: 'update' })).rejects.toMatchObject({
    details: [{ line: 2, field: 'status', code: 'blacklist_in_record' }],
  });
  for (const word of ['', 'Blacklisted'])
    await expect(importWith([word], { existing: 'update' })).resolves.toMatchObject({ rowCount: 1 });
  expect(await stored()).toEqual([['SS00000', 'blacklisted', 'Unpaid']]);
});

it('a known customer becomes what the file says, and stays what a blank does not', async () => {
  await makeCustomer(tenant, { licenseNumber: 'SS00000', status: 'inactive' });
  await makeCustomer(tenant, { licenseNumber: 'SS00001', status: 'inactive' });
  await importWith(['Actif', ''], { existing: 'update' });
  expect((await stored()).map(([, is]) => is)).toEqual(['active', 'inactive']);
});

it('an unknown status is reported with the allowed ones', async () => {
  await expect(importWith(['sleeping'])).rejects.toMatchObject({
    details: [{ line: 2, field: 'status', code: 'invalid_value', value: 'sleeping' }],
  });
});
