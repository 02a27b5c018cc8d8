import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { withPlatform, withTenant } from '@/db/client';
import { tenants } from '@/db/schema/tenants';
import { webhookDeliveries } from '@/db/schema/webhooks';
import { DAY_MS } from '@/lib/durations';
import type { RemoteGuard } from '@/lib/storage/remote-guard';
import { claimDelivery } from '@/lib/webhooks/claim-delivery';
import { openSecret } from '@/lib/webhooks/endpoint-secret';
import { sendDelivery } from '@/lib/webhooks/send-delivery';
import { sendWaitingDeliveries } from '@/lib/webhooks/send-waiting-deliveries';
import { makeTenant, type TestTenant } from '@/tests/support/factories';
import { makeDelivery, makeEndpoint } from '@/tests/support/make-webhook';
import { ownDatabase } from '@/tests/support/own-database';
import { verifyWebhook } from '@/tests/support/verify-webhook';
import { startReceiver } from '@/tests/support/webhook-receiver';
import { readDelivery, readEndpoint, readNotices } from '@/tests/support/webhook-rows';

let done: () => Promise<void>;
let receiver: Awaited<ReturnType<typeof startReceiver>>;
let tenant: TestTenant;

// The job sends the events of all companies.
beforeAll(async () => {
  done = await ownDatabase();
  receiver = await startReceiver();
});
beforeEach(async () => {
  receiver.received.length = 0;
  tenant = await makeTenant();
});
afterAll(async () => {
  await receiver.stop();
  await done();
});

/** The product's own guard, except that this machine counts as public. */
function guard(extra: Partial<RemoteGuard> = {}): RemoteGuard {
  return { ports: [receiver.port], allowed: ['127.0.0.1'], deadlineMs: 10_000, ...extra };
}

const at = (path: string) => ({ url: `${receiver.origin}${path}` });
const send = (id: string, extra?: Partial<RemoteGuard>) => sendDelivery({ tenantId: tenant.id, id }, guard(extra));

const delivery = (id: string) => readDelivery(tenant, id);
const endpoint = (id: string) => readEndpoint(tenant, id);

/** As if its time had come. */
function itIsTime(id: string, values: Partial<typeof webhookDeliveries.$inferInsert> = {}) {
  const mine = and(eq(webhookDeliveries.tenantId, tenant.id), eq(webhookDeliveries.id, id));
  return withTenant(tenant.id, (tx) =>
    tx
      .update(webhookDeliveries)
      .set({ nextAt: sql`now() - interval '1 second'`, ...values })
      .where(mine),
  );
}

describe('an event that is taken', () => {
  it('is signed so that another implementation accepts it', async () => {
    const endpointId = await makeEndpoint(tenant, at('/fine'));
    const id = await makeDelivery(tenant, endpointId);
    await send(id);
    const secret = openSecret(endpointId, (await endpoint(endpointId)).secret) ?? '';
    const [message] = receiver.received;
    if (!message) throw new Error('nothing was received');
    expect(await verifyWebhook(secret, message)).toMatchObject({ id, type: 'rental.overdue', companyId: tenant.id });
    const changed = { ...message, body: message.body.replace('R-2026', 'R-2027') };
    await expect(verifyWebhook(secret, changed)).rejects.toThrow();
    const sent = await delivery(id);
    expect(sent).toMatchObject({ outcome: 'taken', attempts: 1, responseStatus: 200, responseText: 'Thank you' });
    expect(message.headers['webhook-id']).toBe(sent.eventId);
    expect(message.headers['content-type']).toBe('application/json');
  });

  it.each(['/half', '/endless', '/zero'])('counts by its status alone: %s', async (path) => {
    const id = await makeDelivery(tenant, await makeEndpoint(tenant, at(path)));
    await send(id, { deadlineMs: 5000 });
    const { outcome, responseText } = await delivery(id);
    expect(outcome).toBe('taken');
    expect(responseText?.length).toBeLessThanOrEqual(2000);
  });
});

describe('an event that is not taken', () => {
  it.each([
    ['/broken', { responseStatus: 500, responseText: 'No.', error: null }],
    ['/moved', { responseStatus: 302, error: null }],
    ['/silent', { responseStatus: null, error: 'url_too_slow' }],
    ['/cut', { responseStatus: null, error: 'url_unreachable' }],
    ['/switches', { responseStatus: null, error: 'url_unreachable' }],
  ])('waits for its next attempt: %s', async (path, noted) => {
    const endpointId = await makeEndpoint(tenant, at(path));
    const id = await makeDelivery(tenant, endpointId);
    await send(id, { deadlineMs: 5000 });
    const row = await delivery(id);
    expect(row).toMatchObject({ attempts: 1, outcome: null, endedAt: null, ...noted });
    expect(row.nextAt.getTime() - (row.triedAt?.getTime() ?? 0)).toBe(60_000);
    expect((await endpoint(endpointId)).failingSince).toEqual(row.triedAt);
    expect(receiver.received).toEqual([]);
    await send(id);
    expect((await delivery(id)).attempts).toBe(1);
  });

  it.each(['http://10.0.0.1/', 'http://169.254.169.254/latest', 'http://localhost/', 'ftp://example.com/', 'x'])(
    'is refused before anything is dialled: %s',
    async (url) => {
      const id = await makeDelivery(tenant, await makeEndpoint(tenant, { url }));
      await sendDelivery({ tenantId: tenant.id, id });
      expect(await delivery(id)).toMatchObject({ attempts: 1, error: 'url_refused', responseStatus: null });
    },
  );

  it('is given up after the last attempt, and each admin is told once a day', async () => {
    const endpointId = await makeEndpoint(tenant, at('/broken'));
    for (let sent = 0; sent < 2; sent += 1) {
      const id = await makeDelivery(tenant, endpointId, { attempts: 7 });
      await send(id);
      expect(await delivery(id)).toMatchObject({ attempts: 8, outcome: 'given_up', responseStatus: 500 });
    }
    expect(await readNotices(tenant)).toMatchObject([
      { kind: 'webhook_failed', memberId: tenant.members.admin, params: { endpointId } },
    ]);
  });

  it('switches an address off after five days, withdraws what waits, and tells each admin', async () => {
    const failingSince = new Date(Date.now() - 5 * DAY_MS);
    const endpointId = await makeEndpoint(tenant, { ...at('/broken'), failingSince });
    const waiting = await makeDelivery(tenant, endpointId, { nextAt: new Date(Date.now() + DAY_MS) });
    const id = await makeDelivery(tenant, endpointId);
    await send(id);
    expect(await endpoint(endpointId)).toMatchObject({ active: false });
    expect(await delivery(id)).toMatchObject({ outcome: 'withdrawn', responseStatus: 500 });
    expect(await delivery(waiting)).toMatchObject({ outcome: 'withdrawn', attempts: 0 });
    expect(await readNotices(tenant)).toMatchObject([{ kind: 'webhook_off', memberId: tenant.members.admin }]);
  });

  it('switches an address off at once that says it is gone', async () => {
    const endpointId = await makeEndpoint(tenant, at('/gone'));
    await send(await makeDelivery(tenant, endpointId));
    expect(await endpoint(endpointId)).toMatchObject({ active: false });
  });

  it('forgets the failures once one is taken', async () => {
    const endpointId = await makeEndpoint(tenant, { ...at('/fine'), failingSince: new Date(Date.now() - 9 * DAY_MS) });
    await send(await makeDelivery(tenant, endpointId));
    expect(await endpoint(endpointId)).toMatchObject({ active: true, failingSince: null });
  });
});

describe('an event is sent', () => {
  it('once, although several servers look for it at the same time', async () => {
    const endpointId = await makeEndpoint(tenant, at('/fine'));
    const ids = await Promise.all(Array.from({ length: 5 }, () => makeDelivery(tenant, endpointId)));
    const claims = await Promise.all(
      Array.from({ length: 8 }, () =>
        withTenant(tenant.id, (tx) => claimDelivery(tx, { tenantId: tenant.id, id: ids[0] ?? '' })),
      ),
    );
    expect(claims.filter((claim) => claim !== null)).toHaveLength(1);
    await Promise.all([sendWaitingDeliveries(guard()), sendWaitingDeliveries(guard())]);
    // The first one was claimed above by a server that then seems to have ended.
    expect(receiver.received.map(({ headers }) => headers['webhook-id']).toSorted()).toEqual(ids.slice(1).toSorted());
    await itIsTime(ids[0] ?? '');
    await sendWaitingDeliveries(guard());
    expect(receiver.received).toHaveLength(5);
    expect((await delivery(ids[0] ?? '')).attempts).toBe(2);
  });

  it('not while its company is suspended, but after', async () => {
    const id = await makeDelivery(tenant, await makeEndpoint(tenant, at('/fine')));
    const become = (state: 'active' | 'suspended') =>
      withPlatform((tx) => tx.update(tenants).set({ status: state }).where(eq(tenants.id, tenant.id)));
    await become('suspended');
    await sendWaitingDeliveries(guard());
    await send(id);
    expect(receiver.received).toEqual([]);
    expect(await delivery(id)).toMatchObject({ attempts: 0, outcome: null });
    await become('active');
    await sendWaitingDeliveries(guard());
    expect(receiver.received).toHaveLength(1);
  });

  it('not to an address that was switched off in between', async () => {
    const id = await makeDelivery(tenant, await makeEndpoint(tenant, { ...at('/fine'), active: false }));
    await send(id);
    expect(receiver.received).toEqual([]);
    expect(await delivery(id)).toMatchObject({ outcome: 'withdrawn' });
  });
});
