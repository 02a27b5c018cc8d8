import { setImmediate as turn } from 'node:timers/promises';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { closeDatabase, withPlatform, withTenant } from '@/db/client';
import { members, sessions } from '@/db/schema/members';
import { tenants } from '@/db/schema/tenants';
import { encodeSessionToken } from '@/lib/auth/token';
import { HOUR_MS } from '@/lib/durations';
import { newId } from '@/lib/id';
import { requireTenant, tenantContext } from '@/lib/server/context';
import { query } from '@/lib/server/query';
import { makeTenant, type TestTenant } from '@/tests/support/factories';

const request = vi.hoisted(() => ({ headers: new Headers(), cookies: {} as Record<string, string> }));
// Next's own functions, which give a page its request.
vi.mock('next/headers', () => ({
  headers: async () => request.headers,
  cookies: async () => ({ get: (name: string) => name in request.cookies && { value: request.cookies[name] } }),
}));

let tenant: TestTenant;
let token: string;
const expiresAt = new Date(Date.now() + HOUR_MS);

beforeEach(async () => {
  tenant = await makeTenant({ timeZone: 'America/New_York', defaultLocale: 'ht', htgRate: '131.5000' });
  token = await memberToken();
  arrive();
});
afterAll(closeDatabase);

async function memberToken() {
  const session = { tenantId: tenant.id, id: newId(), memberId: tenant.members.manager, expiresAt };
  await withTenant(tenant.id, (tx) => tx.insert(sessions).values(session));
  return encodeSessionToken({ sessionId: session.id, tenantId: tenant.id });
}

/** A request with this session's cookie, for the company named in the URL. */
function arrive({ as = token as string | null, slug = '', more = {} as Record<string, string> } = {}) {
  request.headers = new Headers({ 'x-wout-tenant': slug, 'x-forwarded-for': '203.0.113.7', ...more });
  request.cookies = as ? { 'wout.session': as } : {};
}

function code(work: () => Promise<unknown>) {
  return work().then(
    () => 'let in',
    (error) => error.code ?? String(error),
  );
}

/** Where a page sends the caller, or `let in`. */
function destination(page: () => Promise<unknown>) {
  return page().then(
    () => 'let in',
    (error) => String(error.digest ?? error).split(';')[2],
  );
}

const suspend = () =>
  withPlatform((tx) => tx.update(tenants).set({ status: 'suspended' }).where(eq(tenants.id, tenant.id)));

describe('a member', () => {
  it('is who the session names, with the company’s settings and the database’s clock', async () => {
    arrive({ slug: tenant.slug });
    const member = { id: tenant.members.manager, name: 'The manager', role: 'manager' };
    const context = await tenantContext('a key');
    expect(context).toMatchObject({
      tenantId: tenant.id,
      tenant: { slug: tenant.slug, timeZone: 'America/New_York', defaultLocale: 'ht', htgRate: '131.5000' },
      member,
      role: 'manager',
      expiresAt,
      address: '203.0.113.7',
      idempotencyKey: 'a key',
    });
    expect(Math.abs(context.now.getTime() - Date.now())).toBeLessThan(HOUR_MS);
    expect(await tenantContext()).not.toHaveProperty('idempotencyKey');
    expect(await destination(requireTenant)).toBe('let in');
  });

  it('reads a page in the transaction of its session, and in one of its own once that has ended', async () => {
    const page = await requireTenant();
    const reading = () =>
      query(page, 'vehicles.view', async ({ tx }) => {
        const [row] = await tx.execute<{ began: string; tenant: string }>(
          sql`select now()::text as began, app_tenant_id()::text as tenant`,
        );
        return row;
      });
    const [one, other] = await Promise.all([reading(), reading()]);
    expect(one).toEqual(other);
    expect(new Date(one?.began ?? 0)).toEqual(page.now);
    await expect(query(page, 'settings.manage', async () => 'read')).rejects.toMatchObject({
      code: 'insufficient_permissions',
    });
    await turn();
    const later = await reading();
    expect(later?.tenant).toBe(tenant.id);
    expect(later?.began).not.toBe(one?.began);
  });

  it.each(['Bearer ', 'bearer '])('may send %j and a token instead of the cookie', async (scheme) => {
    arrive({ as: 'damaged', more: { authorization: `${scheme} ${token} ` } });
    expect(await tenantContext()).toMatchObject({ tenantId: tenant.id });
    arrive({ more: { authorization: `Basic ${token}` } });
    expect(await tenantContext()).toMatchObject({ tenantId: tenant.id });
    arrive({ as: null, more: { authorization: `Basic ${token}` } });
    expect(await code(tenantContext)).toBe('session_expired');
  });

  it('is read from the https cookie over https alone', async () => {
    const https = { 'x-forwarded-proto': 'https , http' };
    arrive({ more: https });
    expect(await code(tenantContext)).toBe('let in');
    vi.stubEnv('TRUSTED_PROXIES', '203.0.113.7');
    expect(await code(tenantContext)).toBe('session_expired');
    request.cookies = { '__Host-wout.session': token };
    expect(await code(tenantContext)).toBe('let in');
    arrive({ more: { 'x-forwarded-proto': 'http, https' } });
    expect(await code(tenantContext)).toBe('let in');
    vi.unstubAllEnvs();
  });

  it.each([
    ['has no session', async () => arrive({ as: null }), 'session_expired', '/auth/login?next=%2Fvehicles'],
    ['has a damaged token', async () => arrive({ as: 'damaged' }), 'session_expired', '/auth/login?next=%2Fvehicles'],
    [
      'has a session that is gone',
      async () =>
        arrive({ as: await encodeSessionToken({ sessionId: newId(), tenantId: tenant.id }), slug: tenant.slug }),
      'session_expired',
      '/auth/login?reason=session_expired&next=%2Fvehicles',
    ],
    [
      'was deactivated',
      () => withTenant(tenant.id, (tx) => tx.update(members).set({ active: false })),
      'session_expired',
      '/auth/login?reason=session_expired&next=%2Fvehicles',
    ],
    [
      'was signed out',
      () => withTenant(tenant.id, (tx) => tx.update(sessions).set({ revokedAt: sql`now()` })),
      'session_expired',
      '/auth/login?reason=session_expired&next=%2Fvehicles',
    ],
    [
      'is at another company’s address',
      async () => arrive({ slug: 'another' }),
      'wrong_tenant',
      '/auth/login?reason=wrong_tenant&next=%2Fvehicles',
    ],
    ['works for a suspended company', suspend, 'tenant_suspended', '/auth/login?reason=tenant_suspended'],
    [
      'works for a suspended company, at another’s address',
      async () => {
        await suspend();
        arrive({ slug: 'another' });
      },
      'wrong_tenant',
      '/auth/login?reason=wrong_tenant&next=%2Fvehicles',
    ],
    [
      'is an operator',
      async () => arrive({ as: await encodeSessionToken({ sessionId: newId(), tenantId: null }) }),
      'session_expired',
      '/admin',
    ],
  ])('who %s is sent away', async (_who, become, error, address) => {
    await become();
    request.headers.set('x-wout-path', '/vehicles');
    expect(await code(tenantContext)).toBe(error);
    expect(await destination(requireTenant)).toBe(address);
  });
});
