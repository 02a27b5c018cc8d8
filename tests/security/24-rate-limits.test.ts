import { NextRequest } from 'next/server';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { closeDatabase, withPlatform } from '@/db/client';
import { loginAttempts } from '@/db/schema/operators';
import { countRead } from '@/lib/auth/read-allowance';
import { encodeSessionToken } from '@/lib/auth/token';
import { countUpload } from '@/lib/auth/upload-allowance';
import { newId } from '@/lib/id';
import { beginExport } from '@/lib/reports/begin-export';
import { middleware } from '@/middleware';
import { asAdmin, asManager } from '@/tests/support/contexts';
import { makeTenant, makeVehicle, type TestTenant } from '@/tests/support/factories';
import { arrive, memberToken } from '@/tests/support/next/arrive';
import { callRoute, HOST } from '@/tests/support/next/routes';
import { openSession } from '@/tests/support/open-session';

const EXPORT = { from: '2026-01-01', until: '2035-12-31', types: 'vehicles', format: 'csv' };
let tenant: TestTenant;
beforeAll(async () => {
  tenant = await makeTenant();
  await makeVehicle(tenant);
});
afterAll(closeDatabase);

/** The answer says how long to wait, in whole seconds and in no more than a quarter of an hour. */
async function expectTooMany(answer: Response): Promise<void> {
  expect([answer.status, (await answer.json()).error.code]).toEqual([429, 'too_many_requests']);
  const seconds = Number(answer.headers.get('retry-after'));
  expect(Number.isInteger(seconds)).toBe(true);
  expect(seconds).toBeGreaterThan(0);
  expect(seconds).toBeLessThanOrEqual(900);
}

it('thirty failed sign-ins of one network in a quarter of an hour are the most', async () => {
  const address = '203.0.113.24';
  const failed = Array.from({ length: 30 }, () => ({ id: newId(), account: newId(), address }));
  await withPlatform((tx) => tx.insert(loginAttempts).values(failed));
  const body = { tenant: tenant.slug, email: 'agent@x.test', password: 'wrong' };
  const route = { method: 'POST', file: 'app/api/auth/login/route.ts' };
  process.env.TRUSTED_PROXIES = 'loopback';
  arrive(null, { 'x-forwarded-for': `${address}, 127.0.0.1` });
  await expectTooMany(await callRoute(route, { body }));
  arrive(null, { 'x-forwarded-for': '203.0.113.25, 127.0.0.1' });
  expect((await callRoute(route, { body })).status).toBe(401);
  process.env.TRUSTED_PROXIES = '';
});

it('ten exports of one company in line are the most, and another company’s are not hindered', async () => {
  for (let count = 0; count < 10; count += 1)
    await beginExport(await asManager(tenant), { ...EXPORT, exportId: newId() });
  const query = new URLSearchParams(EXPORT).toString();
  const route = { method: 'GET', file: 'app/api/reports/export/route.ts' };
  arrive(await memberToken(tenant, 'manager'));
  await expectTooMany(await callRoute(route, { query }));
  const other = await makeTenant();
  await makeVehicle(other);
  await expect(beginExport(await asManager(other), { ...EXPORT, exportId: newId() })).resolves.toBeDefined();
});

describe('three hundred uploads of one member in a quarter of an hour are the most', () => {
  it.each(['files', 'settings/logo', 'imports/[kind]'])('of whatever kind: %s', async (kind) => {
    const company = await makeTenant();
    const route = { method: 'POST', file: `app/api/${kind}/route.ts` };
    const sent = { params: { kind: 'vehicles' } };
    arrive(await memberToken(company, 'admin'));
    expect((await callRoute(route, sent)).status).toBeLessThan(429);
    // One was counted.
    const ctx = await asAdmin(company);
    for (let count = 1; count < 300; count += 1) await countUpload(ctx);
    await expectTooMany(await callRoute(route, sent));
    arrive(await memberToken(company, 'manager'));
    expect((await callRoute(route, sent)).status).toBeLessThan(429);
    await countUpload({ ...ctx, now: new Date(ctx.now.getTime() + 901_000) });
  });
});

describe('1,200 reads of one session in a minute are the most', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: Date.now() }));
  afterEach(() => void vi.useRealTimers());

  it('and the next minute is another', () => {
    const [session, now] = [newId(), Date.now()];
    for (let count = 0; count < 1_200; count += 1) countRead(session, now);
    expect(() => countRead(session, now)).toThrow(expect.objectContaining({ code: 'too_many_requests' }));
    expect(() => countRead(newId(), now)).not.toThrow();
    expect(() => countRead(session, now + 60_000)).not.toThrow();
  });

  it('of the API and of pages, which the middleware counts before either reads anything', async () => {
    const sessionId = await openSession(tenant, tenant.members.agent);
    const read = await readerOf({ sessionId, tenantId: tenant.id });
    for (let count = 0; count < 1_198; count += 1) countRead(sessionId, Date.now());
    expect([(await read('/api/vehicles')).status, (await read('/vehicles')).status]).toEqual([200, 200]);
    await expectTooMany(await read('/api/vehicles'));
    const page = await read('/vehicles');
    expect([page.status, Number(page.headers.get('retry-after')) > 0]).toEqual([429, true]);
    await expectTooMany(await read('/api/vehicles', { method: 'HEAD' }, { as: 'bearer' }));
    const other = await openSession(tenant, tenant.members.agent);
    expect((await (await readerOf({ sessionId: other, tenantId: tenant.id }))('/api/vehicles')).status).toBe(200);
  });
});

/** Asks the middleware, with the session as a browser sends it or as a program does. */
async function readerOf(session: Parameters<typeof encodeSessionToken>[0]) {
  const token = await encodeSessionToken(session);
  return (path: string, init: { method?: string } = {}, { as }: { as?: 'bearer' } = {}) => {
    const sent: Record<string, string> = as
      ? { authorization: `Bearer ${token}` }
      : { cookie: `wout.session=${token}` };
    return middleware(new NextRequest(`http://${HOST}${path}`, { ...init, headers: { host: HOST, ...sent } }));
  };
}
