import { and, eq, sql } from 'drizzle-orm';
import { afterAll, expect, it } from 'vitest';
import { closeDatabase, withTenant } from '@/db/client';
import { webhookEndpoints } from '@/db/schema/webhooks';
import { openSecret } from '@/lib/webhooks/endpoint-secret';
import { rotateSecret } from '@/lib/webhooks/rotate-secret';
import { sendDelivery } from '@/lib/webhooks/send-delivery';
import { asAdmin } from '@/tests/support/contexts';
import { makeTenant } from '@/tests/support/factories';
import { makeDelivery, makeEndpoint } from '@/tests/support/make-webhook';
import { verifyWebhook } from '@/tests/support/verify-webhook';
import { startReceiver } from '@/tests/support/webhook-receiver';
import { readEndpoint } from '@/tests/support/webhook-rows';

afterAll(closeDatabase);

it('is signed with both secrets for a day after a change, and then with the new one alone', async () => {
  const receiver = await startReceiver();
  const tenant = await makeTenant();
  const guard = { ports: [receiver.port], allowed: ['127.0.0.1'], deadlineMs: 10_000 };
  const send = (id: string) => sendDelivery({ tenantId: tenant.id, id }, guard);
  const endpointId = await makeEndpoint(tenant, { url: `${receiver.origin}/fine` });
  const old = openSecret(endpointId, (await readEndpoint(tenant, endpointId)).secret) ?? '';
  await rotateSecret(await asAdmin(tenant), { endpointId });
  await send(await makeDelivery(tenant, endpointId));
  const fresh = openSecret(endpointId, (await readEndpoint(tenant, endpointId)).secret) ?? '';
  expect(fresh).not.toBe(old);
  const [during] = receiver.received;
  if (!during) throw new Error('nothing was received');
  expect(await verifyWebhook(old, during)).toEqual(await verifyWebhook(fresh, during));
  await withTenant(tenant.id, (tx) =>
    tx
      .update(webhookEndpoints)
      .set({ formerUntil: sql`now() - interval '1 second'` })
      .where(and(eq(webhookEndpoints.tenantId, tenant.id), eq(webhookEndpoints.id, endpointId))),
  );
  await send(await makeDelivery(tenant, endpointId));
  const after = receiver.received[1];
  if (!after) throw new Error('nothing was received');
  expect(await verifyWebhook(fresh, after)).toBeTruthy();
  await expect(verifyWebhook(old, after)).rejects.toThrow();
  await receiver.stop();
});
