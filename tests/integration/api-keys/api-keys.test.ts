import { and, eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { DELETE as revoke } from '@/app/api/api-keys/[keyId]/route';
import { POST as create, GET as list } from '@/app/api/api-keys/route';
import { GET as members } from '@/app/api/members/route';
import { POST as addVehicleClass } from '@/app/api/vehicle-classes/route';
import { GET as vehicles } from '@/app/api/vehicles/route';
import { POST as addEndpoint, GET as listEndpoints } from '@/app/api/webhooks/route';
import { closeDatabase, withPlatform, withTenant } from '@/db/client';
import { auditEntries } from '@/db/schema/activity';
import { apiKeys } from '@/db/schema/api-keys';
import { members as memberTable } from '@/db/schema/members';
import { tenants } from '@/db/schema/tenants';
import { createApiKey } from '@/lib/api-keys/create-api-key';
import { createCustomer } from '@/lib/customers/create-customer';
import { listMembers } from '@/lib/members/list-members';
import { requireTenant, tenantContext } from '@/lib/server/context';
import type { Handler } from '@/lib/server/operation';
import { query } from '@/lib/server/query';
import { asAdmin } from '@/tests/support/contexts';
import { makeTenant, makeVehicle, type TestTenant } from '@/tests/support/factories';
import { makeApiKey } from '@/tests/support/make-api-key';
import { memberToken } from '@/tests/support/member-token';

const request = vi.hoisted(() => ({ headers: new Headers() }));
// Next's own functions, which give a route its request and its texts.
vi.mock('next/headers', () => ({
  headers: async () => request.headers,
  cookies: async () => ({ get: () => undefined }),
}));
vi.mock('next-intl/server', () => ({ getTranslations: async () => (key: string) => key, getLocale: async () => 'en' }));

let tenant: TestTenant;

beforeEach(async () => {
  tenant = await makeTenant();
});
afterAll(closeDatabase);

function arrive(token: string, path = '/api/x') {
  request.headers = new Headers({ authorization: `Bearer ${token}`, 'x-wout-path': path });
}

async function call(handler: Handler, { body, params = {} }: { body?: object; params?: Record<string, string> } = {}) {
  const init = body && { method: 'POST', body: JSON.stringify(body) };
  const answer = await handler(new Request('http://wout.test/api/x', init), { params: Promise.resolve(params) });
  const text = await answer.json();
  return { status: answer.status, body: text, code: text.error?.code };
}

const change = (values: Partial<typeof memberTable.$inferInsert>) =>
  withTenant(tenant.id, (tx) =>
    tx
      .update(memberTable)
      .set(values)
      .where(and(eq(memberTable.tenantId, tenant.id), eq(memberTable.id, tenant.members.admin))),
  );

describe('a key', () => {
  it('is made by an admin, shown once, and reads as its role may', async () => {
    await makeVehicle(tenant);
    arrive(await memberToken(tenant, 'admin'));
    const made = await call(create, { body: { name: 'Accounting', role: 'agent' } });
    expect(made.body.key).toMatch(/^wout_/);
    const [row] = (await call(list)).body.rows;
    expect(row).toMatchObject({
      id: made.body.id,
      name: 'Accounting',
      role: 'agent',
      state: 'active',
      lastUsedAt: null,
    });
    expect(JSON.stringify(row)).not.toContain(made.body.key.slice(-20));

    arrive(made.body.key);
    expect((await call(vehicles)).body.rows).toHaveLength(1);
    expect(await call(addVehicleClass, { body: { name: 'SUV' } })).toMatchObject({
      status: 403,
      code: 'insufficient_permissions',
    });
    arrive(await memberToken(tenant, 'admin'));
    expect((await call(list)).body.rows[0].lastUsedAt).not.toBeNull();
  });

  it('writes under its own name, and is nobody of the staff', async () => {
    const { key } = await makeApiKey(tenant, { role: 'manager' });
    arrive(key);
    expect((await call(addVehicleClass, { body: { name: 'SUV' } })).status).toBe(201);
    const [entry] = await withTenant(tenant.id, (tx) =>
      tx.select().from(auditEntries).where(eq(auditEntries.action, 'vehicles.create_class')),
    );
    expect(entry).toMatchObject({ actorName: 'API · Accounting', operatorId: null });
    expect(Object.values(tenant.members)).not.toContain(entry?.memberId);
    const staff = await query(await asAdmin(tenant), 'members.manage', listMembers);
    expect(staff.map(({ role }) => role).sort()).toEqual(['admin', 'agent', 'manager']);
  });

  it('with an admin’s role manages neither members nor keys', async () => {
    const { id, key } = await makeApiKey(tenant, { role: 'admin' });
    arrive(key);
    const refused = { status: 403, code: 'insufficient_permissions' };
    expect(await call(members)).toMatchObject(refused);
    expect(await call(list)).toMatchObject(refused);
    expect(await call(create, { body: { name: 'Another', role: 'admin' } })).toMatchObject(refused);
    expect(await call(revoke, { body: {}, params: { keyId: id } })).toMatchObject(refused);
  });

  it('with an admin’s role makes no address that is told of events after the key has ended', async () => {
    arrive((await makeApiKey(tenant, { role: 'admin' })).key);
    const body = { url: 'https://hooks.example.com/wout', events: ['payment.recorded'] };
    const refused = { status: 403, code: 'insufficient_permissions' };
    expect(await call(addEndpoint, { body })).toMatchObject(refused);
    expect(await call(listEndpoints)).toMatchObject(refused);
  });

  it('opens the API alone', async () => {
    arrive((await makeApiKey(tenant)).key, '/dashboard');
    await expect(tenantContext()).rejects.toMatchObject({ code: 'session_expired' });
    await expect(requireTenant()).rejects.toMatchObject({ digest: expect.stringContaining('/auth/login') });
  });

  it('is of one company', async () => {
    const { key } = await makeApiKey(tenant);
    arrive(key);
    request.headers.set('x-wout-tenant', (await makeTenant()).slug);
    expect(await call(vehicles)).toMatchObject({ status: 403, code: 'wrong_tenant' });
    request.headers.set('x-wout-tenant', tenant.slug);
    expect((await call(vehicles)).status).toBe(200);
  });

  it('may call so often in a minute, writes included', async () => {
    vi.stubEnv('READS_PER_MINUTE', '2');
    arrive((await makeApiKey(tenant, { role: 'manager' })).key);
    expect((await call(vehicles)).status).toBe(200);
    expect((await call(addVehicleClass, { body: { name: 'SUV' } })).status).toBe(201);
    expect(await call(vehicles)).toMatchObject({ status: 429, code: 'too_many_requests' });
    vi.unstubAllEnvs();
  });
});

describe('a key ends', () => {
  it.each<[string, (id: string) => Promise<unknown>]>([
    [
      'when it is revoked',
      async (id) => {
        arrive(await memberToken(tenant, 'admin'));
        expect((await call(revoke, { body: {}, params: { keyId: id } })).status).toBe(200);
      },
    ],
    ['when who made it is no admin', () => change({ role: 'manager' })],
    ['when who made it may not sign in', () => change({ active: false })],
    ['when who made it has left', () => change({ archivedAt: new Date() })],
  ])('%s', async (_when, end) => {
    const { id, key } = await makeApiKey(tenant);
    arrive(key);
    expect((await call(vehicles)).status).toBe(200);
    const ctx = await tenantContext();
    await end(id);
    arrive(key);
    expect(await call(vehicles)).toMatchObject({ status: 401, code: 'api_key_ended' });
    // What was under way is not kept either.
    await expect(createCustomer(ctx, { fullName: 'Anna', licenseNumber: 'A-1' })).rejects.toMatchObject({
      code: 'api_key_ended',
    });
  });

  it('with its last day', async () => {
    const then = await asAdmin(tenant, { now: new Date('2020-01-15T12:00:00Z') });
    arrive((await createApiKey(then, { name: 'Accounting', role: 'agent', expiresOn: '2020-01-31' })).key);
    expect(await call(vehicles)).toMatchObject({ status: 401, code: 'api_key_ended' });
    arrive(await memberToken(tenant, 'admin'));
    expect((await call(list)).body.rows[0].state).toBe('expired');
  });

  it('with the suspension of its company', async () => {
    arrive((await makeApiKey(tenant)).key);
    await withPlatform((tx) => tx.update(tenants).set({ status: 'suspended' }).where(eq(tenants.id, tenant.id)));
    expect(await call(vehicles)).toMatchObject({ status: 403, code: 'tenant_suspended' });
  });
});

it('is no key with another secret, another company’s id, or nothing behind it', async () => {
  const [own, other] = [await makeApiKey(tenant), await makeApiKey(await makeTenant())];
  const bytes = (key: string) => Buffer.from(key.slice(5), 'base64url');
  const mixed = Buffer.concat([bytes(own.key).subarray(0, 32), bytes(other.key).subarray(32)]);
  const moved = Buffer.concat([bytes(own.key).subarray(0, 16), bytes(other.key).subarray(16)]);
  for (const forged of [mixed, moved]) {
    arrive(`wout_${forged.toString('base64url')}`);
    expect(await call(vehicles)).toMatchObject({ status: 401, code: 'api_key_ended' });
  }
  arrive('wout_nothing');
  expect(await call(vehicles)).toMatchObject({ status: 401, code: 'session_expired' });
});

it('works until the end of its last day, where the company is', async () => {
  const { id } = await makeApiKey(tenant, { expiresOn: '2099-12-31' });
  const [row] = await withTenant(tenant.id, (tx) => tx.select().from(apiKeys).where(eq(apiKeys.id, id)));
  expect(row?.expiresAt?.toISOString()).toBe('2100-01-01T05:00:00.000Z');
});
