import { afterAll, beforeEach, expect, it } from 'vitest';
import { closeDatabase, withTenant } from '@/db/client';
import { DAY_MS } from '@/lib/durations';
import { claimDelivery } from '@/lib/webhooks/claim-delivery';
import { noteAnswer } from '@/lib/webhooks/note-answer';
import { updateEndpoint } from '@/lib/webhooks/update-endpoint';
import { asAdmin } from '@/tests/support/contexts';
import { editNow } from '@/tests/support/edit-now';
import { makeTenant, type TestTenant } from '@/tests/support/factories';
import { makeDelivery, makeEndpoint } from '@/tests/support/make-webhook';
import { readEndpoint } from '@/tests/support/webhook-rows';

let tenant: TestTenant;
beforeEach(async () => {
  tenant = await makeTenant();
});
afterAll(closeDatabase);

const ELSEWHERE = { url: 'https://hooks.example.com/new', description: '', events: ['rental.overdue'] };
const change = async (endpointId: string, values: object = {}) =>
  editNow(updateEndpoint, await asAdmin(tenant), { endpointId, ...ELSEWHERE, ...values });

it('is not switched off for what the one before it did not take', async () => {
  const failingSince = new Date(Date.now() - 4.9 * DAY_MS);
  const endpointId = await makeEndpoint(tenant, { failingSince });
  await change(endpointId, { url: 'https://hooks.example.com/old' });
  expect((await readEndpoint(tenant, endpointId)).failingSince).toBeNull();
});

it('stays on where the one before it answers late that it is gone', async () => {
  const endpointId = await makeEndpoint(tenant);
  const id = await makeDelivery(tenant, endpointId);
  const claimed = await withTenant(tenant.id, (tx) => claimDelivery(tx, { tenantId: tenant.id, id }));
  if (!claimed) throw new Error('nothing to send');
  await change(endpointId);
  await withTenant(tenant.id, (tx) => noteAnswer(tx, claimed, { status: 410, text: '', tookMs: 5 }));
  expect(await readEndpoint(tenant, endpointId)).toMatchObject({ active: true, failingSince: null });
});

it('keeps on counting where only its description changes', async () => {
  const failingSince = new Date(Date.now() - DAY_MS);
  const endpointId = await makeEndpoint(tenant, { failingSince, url: ELSEWHERE.url });
  await change(endpointId, { description: 'Accounting' });
  expect((await readEndpoint(tenant, endpointId)).failingSince).toEqual(failingSince);
});
