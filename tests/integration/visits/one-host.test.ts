import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { visitTenantAction } from '@/app/(admin)/admin/tenants/actions';
import { endVisitAction } from '@/app/(tenant)/_visit/actions';
import { closeDatabase, withPlatform } from '@/db/client';
import { operatorSessions } from '@/db/schema/operators';
import { decodeSessionToken, encodeSessionToken } from '@/lib/auth/token';
import { asOperator } from '@/tests/support/as-operator';
import { makeTenant, type TestTenant } from '@/tests/support/factories';

const request = vi.hoisted(() => ({ headers: new Headers(), cookies: new Map<string, string>() }));
// Next's own functions, which give an action its request.
vi.mock('next/headers', () => ({
  headers: async () => request.headers,
  cookies: async () => ({
    get: (name: string) => request.cookies.has(name) && { value: request.cookies.get(name) },
    set: (name: string, value: string) => request.cookies.set(name, value),
  }),
}));
vi.mock('next-intl/server', () => ({ getTranslations: async () => (key: string) => key, getLocale: async () => 'en' }));
// A cache for one request, which here would last for all of them.
vi.mock('react', async (original) => ({ ...(await original<object>()), cache: <T>(run: T) => run }));

const HOST = 'wout.example';
let tenant: TestTenant;
beforeEach(async () => {
  tenant = await makeTenant();
  request.headers = new Headers({ host: HOST, origin: `http://${HOST}` });
  request.cookies.clear();
});
afterAll(closeDatabase);

const session = async () => decodeSessionToken(request.cookies.get('wout.session') ?? '');

async function signIn() {
  const { operator, sessionId } = await asOperator('admin');
  const row = { id: sessionId, operatorId: operator.id, adminMode: true };
  await withPlatform((tx) =>
    tx.insert(operatorSessions).values({ ...row, expiresAt: sql`now() + interval '12 hours'` }),
  );
  request.cookies.set('wout.session', await encodeSessionToken({ sessionId, tenantId: null }));
  return sessionId;
}

it('on a host that companies and operators share, the operator’s session comes back after the visit', async () => {
  const own = await signIn();
  expect(await visitTenantAction({ tenantId: tenant.id, reason: 'Asked for help' })).toEqual({
    ok: true,
    data: { to: '/dashboard' },
  });
  expect(await session()).toMatchObject({ tenantId: tenant.id });
  expect(await endVisitAction()).toEqual({ ok: true, data: { to: `/admin/tenants/${tenant.id}` } });
  expect(await session()).toEqual({ sessionId: own, tenantId: null });
  expect(request.cookies.get('wout.operator')).toBe('');
});

it('ends no session that is no visit', async () => {
  await signIn();
  expect(await endVisitAction()).toMatchObject({ ok: false, error: { code: 'visit_ended' } });
});
