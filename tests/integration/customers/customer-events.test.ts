import { afterAll, beforeEach, expect, it } from 'vitest';
import { closeDatabase } from '@/db/client';
import { archiveCustomer } from '@/lib/customers/archive-customer';
import { blacklistCustomer, clearCustomer, setCustomerStatus } from '@/lib/customers/change-customer-status';
import { createCustomer } from '@/lib/customers/create-customer';
import { CustomerFilters } from '@/lib/customers/input';
import { listCustomerEvents } from '@/lib/customers/list-customer-events';
import { listCustomers } from '@/lib/customers/list-customers';
import { listMergedCustomers } from '@/lib/customers/list-related';
import { mergeCustomers } from '@/lib/customers/merge-customers';
import { updateCustomer } from '@/lib/customers/update-customer';
import { runCustomerImport } from '@/lib/imports/run-import';
import { query } from '@/lib/server/query';
import { asAdmin, asAgent, asManager } from '@/tests/support/contexts';
import { editNow } from '@/tests/support/edit-now';
import { makeCustomer, makeTenant, type TestTenant } from '@/tests/support/factories';
import { CUSTOMER_COLUMNS, customerList, upload } from '@/tests/support/import-lists';

let tenant: TestTenant;
beforeEach(async () => {
  tenant = await makeTenant();
});
afterAll(closeDatabase);

const rose = { fullName: 'Rose-Andrée Éxantus', licenseNumber: 'LX-99 A' };

async function events(customerId: string) {
  return query(await asAgent(tenant), 'customers.view', (q) => listCustomerEvents(q, customerId));
}

it('tells who blacklisted a customer and why, and who cleared him and why', async () => {
  const { id: customerId } = await createCustomer(await asAgent(tenant), rose);
  await setCustomerStatus(await asAgent(tenant), { customerId, status: 'inactive' });
  await blacklistCustomer(await asManager(tenant), { customerId, reason: 'Left the car in Jacmel' });
  await clearCustomer(await asAdmin(tenant), { customerId, reason: 'Paid the tow' });
  await editNow(updateCustomer, await asAgent(tenant), { ...rose, customerId, city: 'Jacmel' });
  expect(await events(customerId)).toMatchObject([
    { action: 'customers.clear', actorName: 'The admin', status: 'active', reason: 'Paid the tow' },
    {
      action: 'customers.blacklist',
      actorName: 'The manager',
      status: 'blacklisted',
      reason: 'Left the car in Jacmel',
    },
    { action: 'customers.set_status', actorName: 'The agent', status: 'inactive', reason: null },
    { action: 'customers.create', actorName: 'The agent', status: null, reason: null },
  ]);
});

it('tells who imported a customer and from which file, and of later imports nothing', async () => {
  const ctx = await asManager(tenant);
  const list = customerList({ count: 2 });
  for (const text of [list, list.replaceAll('Marie-Ange', 'Maryse')])
    await runCustomerImport(ctx, {
      importId: await upload(ctx, 'customers', text),
      columns: CUSTOMER_COLUMNS,
      existing: 'update',
    });
  const { rows } = await query(ctx, 'customers.view', (q) => listCustomers(q, CustomerFilters.parse({})));
  expect(rows).toHaveLength(2);
  for (const { id, fullName } of rows) {
    expect(fullName).toContain('Maryse');
    expect(await events(id)).toMatchObject([
      { action: 'customers.import', actorName: 'The manager', status: null, file: 'list.csv', ofMerged: null },
    ]);
  }
});

it('tells what happened to a record that was merged, and names the merge once', async () => {
  const kept = await makeCustomer(tenant);
  const merged = await makeCustomer(tenant, { fullName: 'Flore Derosier' });
  await blacklistCustomer(await asManager(tenant), { customerId: merged, reason: 'Unpaid' });
  await mergeCustomers(await asManager(tenant), { customerId: kept, mergedId: merged });
  expect(await events(kept)).toMatchObject([
    { action: 'customers.merge', otherId: merged, ofMerged: null, status: 'blacklisted', reason: 'Unpaid' },
    { action: 'customers.blacklist', ofMerged: 'Flore Derosier', reason: 'Unpaid' },
  ]);
  expect(await events(merged)).toMatchObject([
    { action: 'customers.merged_away', otherId: kept },
    { action: 'customers.blacklist', ofMerged: null },
  ]);
  const from = await query(await asAgent(tenant), 'customers.view', (q) => listMergedCustomers(q, kept));
  expect(from).toMatchObject([{ id: merged, fullName: 'Flore Derosier' }]);
});

it('says nothing to other companies, and lists a deletion', async () => {
  const customerId = await makeCustomer(tenant);
  await archiveCustomer(await asManager(tenant), { customerId });
  expect(await events(customerId)).toMatchObject([{ action: 'customers.archive' }]);
  const stranger = await asManager(await makeTenant());
  expect(await query(stranger, 'customers.view', (q) => listCustomerEvents(q, customerId))).toEqual([]);
});
