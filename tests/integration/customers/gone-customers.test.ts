import { afterAll, beforeEach, expect, it } from 'vitest';
import { closeDatabase } from '@/db/client';
import { archiveCustomer } from '@/lib/customers/archive-customer';
import { mergeCustomers } from '@/lib/customers/merge-customers';
import { takeAdvance } from '@/lib/payments/take-advance';
import { asAgent, asManager } from '@/tests/support/contexts';
import { makeCustomer, makeTenant, type TestTenant } from '@/tests/support/factories';

let tenant: TestTenant;
beforeEach(async () => {
  tenant = await makeTenant();
});
afterAll(closeDatabase);

const take = async (customerId: string) =>
  takeAdvance(await asAgent(tenant), { customerId, method: 'cash', amountCents: '40' });

it('takes no advance for a record that was merged away, where nobody would find the money', async () => {
  const [kept, merged] = [await makeCustomer(tenant), await makeCustomer(tenant)];
  await mergeCustomers(await asManager(tenant), { customerId: kept, mergedId: merged });
  await expect(take(merged)).rejects.toMatchObject({ code: 'record_not_found' });
  await take(kept);
});

it('takes no advance from a customer who was deleted', async () => {
  const customerId = await makeCustomer(tenant);
  await archiveCustomer(await asManager(tenant), { customerId });
  await expect(take(customerId)).rejects.toMatchObject({ code: 'record_not_found' });
});
