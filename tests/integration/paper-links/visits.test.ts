import { afterAll, beforeEach, expect, it } from 'vitest';
import { closeDatabase } from '@/db/client';
import { newId } from '@/lib/id';
import { findAddresses } from '@/lib/paper-links/find-addresses';
import { sharePaper } from '@/lib/paper-links/share-paper';
import { query } from '@/lib/server/query';
import { asManager } from '@/tests/support/contexts';
import { makeTenant, type TestTenant } from '@/tests/support/factories';
import { makeReceipt, shareLink } from '@/tests/support/linked-paper';

let tenant: TestTenant;
beforeEach(async () => {
  tenant = await makeTenant();
});
afterAll(closeDatabase);

const VISIT = { visit: { operatorId: newId(), reason: 'To help' } };

it('is not made on an operator’s visit, which it would outlive', async () => {
  const paper = await makeReceipt(tenant);
  await expect(sharePaper({ ...(await asManager(tenant)), ...VISIT }, paper)).rejects.toMatchObject({
    code: 'insufficient_permissions',
  });
});

it('is not in the words for a chat on an operator’s visit', async () => {
  const paper = await makeReceipt(tenant);
  await shareLink(tenant, paper);
  const ctx = await asManager(tenant);
  const found = (more: object) =>
    query({ ...ctx, ...more }, 'payments.view', (q) => findAddresses(q, paper, () => 'http://x'));
  expect(await found({})).toHaveLength(1);
  expect(await found(VISIT)).toEqual([]);
});
