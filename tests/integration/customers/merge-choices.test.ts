import { afterAll, beforeAll, expect, it } from 'vitest';
import { closeDatabase } from '@/db/client';
import { getCustomer } from '@/lib/customers/get-customer';
import { mergeCustomers } from '@/lib/customers/merge-customers';
import { listAttachments } from '@/lib/files/list-attachments';
import { newId } from '@/lib/id';
import { query } from '@/lib/server/query';
import { asAgent, asManager } from '@/tests/support/contexts';
import { makeCustomer, makeTenant, type TestTenant } from '@/tests/support/factories';
import { makeCustomerDocuments } from '@/tests/support/make-customer-life';

let tenant: TestTenant;
beforeAll(async () => {
  tenant = await makeTenant();
});
afterAll(closeDatabase);

async function read(customerId: string) {
  return query(await asAgent(tenant), 'customers.view', (q) => getCustomer(q, customerId));
}

async function merge(customerId: string, mergedId: string, take?: string[]) {
  return mergeCustomers(await asManager(tenant), { customerId, mergedId, ...(take && { take }) });
}

it('takes over what the kept one lacks, what is chosen, and both notes', async () => {
  const kept = await makeCustomer(tenant, { phone: null, email: null, notes: 'Pays late', city: 'Jacmel' });
  const merged = await makeCustomer(tenant, {
    fullName: 'Marie Flore Derosier',
    phone: '+50937009999',
    email: 'flore@lakay.test',
    city: 'Léogâne',
    notes: 'Likes the Patrol',
    tier: 'vip',
  });
  await merge(kept, merged, ['phone', 'tier']);
  expect(await read(kept)).toMatchObject({
    fullName: 'Marie-Flore Desrosiers',
    phone: '+50937009999',
    email: null,
    city: 'Jacmel',
    tier: 'vip',
    notes: 'Pays late\n\nLikes the Patrol',
    status: 'active',
    nameKey: 'marie flore desrosiers',
  });
  const other = await makeCustomer(tenant, { phone: '+50937008888', email: 'other@lakay.test', dateOfBirth: null });
  await merge(kept, other);
  expect(await read(kept)).toMatchObject({ phone: '+50937009999', email: 'other@lakay.test' });
});

it('keeps a blacklisted person blacklisted, with the reason, whichever record stays', async () => {
  const blacklisted = { status: 'blacklisted' as const, statusReason: 'Brought it back burnt' };
  for (const [mine, theirs] of [
    [{}, blacklisted],
    [blacklisted, {}],
  ]) {
    const kept = await makeCustomer(tenant, mine);
    await merge(kept, await makeCustomer(tenant, theirs));
    expect(await read(kept)).toMatchObject(blacklisted);
  }
});

it('keeps every photo: of two of the same side, the one of the document not kept moves to the other documents', async () => {
  for (const [take, slots] of [
    [[], ['license_front', 'other']],
    [['license'], ['other', 'license_front']],
  ]) {
    const [kept, merged] = await Promise.all([makeCustomer(tenant), makeCustomer(tenant)]);
    await makeCustomerDocuments(tenant, kept);
    await makeCustomerDocuments(tenant, merged);
    const documents = async (id: string) =>
      query(await asAgent(tenant), 'files.view', (q) => listAttachments(q, { customerId: id }));
    const ids = [...(await documents(kept)), ...(await documents(merged))].map(({ id }) => id);
    await merge(kept, merged, take);
    const after = await documents(kept);
    expect(ids.map((id) => after.find((document) => document.id === id)?.slot)).toEqual(slots);
  }
});

it('refuses the same one twice, one already merged or deleted, another company’s, an agent, and notes beyond the limit', async () => {
  const [kept, merged, gone] = await Promise.all([
    makeCustomer(tenant, { notes: 'a'.repeat(2500) }),
    makeCustomer(tenant),
    makeCustomer(tenant, { archivedAt: new Date() }),
  ]);
  const strange = await makeCustomer(await makeTenant());
  await expect(merge(kept, kept)).rejects.toMatchObject({ code: 'same_customer' });
  for (const pair of [
    [kept, gone],
    [gone, kept],
    [kept, strange],
    [strange, kept],
    [kept, newId()],
  ] as const)
    await expect(merge(...pair)).rejects.toMatchObject({ code: 'record_not_found' });
  await expect(mergeCustomers(await asAgent(tenant), { customerId: kept, mergedId: merged })).rejects.toMatchObject({
    code: 'insufficient_permissions',
  });
  const wordy = await makeCustomer(tenant, { notes: 'b'.repeat(2500) });
  await expect(merge(kept, wordy)).rejects.toMatchObject({ code: 'merged_notes_too_long' });
  await merge(kept, merged);
  await expect(merge(kept, merged)).rejects.toMatchObject({ code: 'record_not_found' });
});
