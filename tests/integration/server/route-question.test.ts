import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { closeDatabase, withTenant } from '@/db/client';
import { sessions } from '@/db/schema/members';
import { encodeSessionToken } from '@/lib/auth/token';
import { HOUR_MS } from '@/lib/durations';
import { newId } from '@/lib/id';
import { routeQuestion } from '@/lib/server/route-question';
import { makeTenant } from '@/tests/support/factories';

const request = vi.hoisted(() => ({ headers: new Headers(), session: '' }));
// Next's own functions, which give a route its request and its texts.
vi.mock('next/headers', () => ({
  headers: async () => request.headers,
  cookies: async () => ({ get: (name: string) => name === 'wout.session' && { value: request.session } }),
}));
vi.mock('next-intl/server', () => ({ getTranslations: async () => (key: string) => key, getLocale: async () => 'en' }));

const OWN_PAGE = { 'x-requested-with': 'XMLHttpRequest', 'sec-fetch-site': 'same-origin' };

beforeEach(async () => {
  const tenant = await makeTenant();
  const session = { tenantId: tenant.id, id: newId(), memberId: tenant.members.agent };
  const expiresAt = new Date(Date.now() + HOUR_MS);
  await withTenant(tenant.id, (tx) => tx.insert(sessions).values({ ...session, expiresAt }));
  request.session = await encodeSessionToken({ sessionId: session.id, tenantId: tenant.id });
  request.headers = new Headers(OWN_PAGE);
});
afterEach(() => vi.unstubAllEnvs());
afterAll(closeDatabase);

async function answer(handler: ReturnType<typeof routeQuestion>, sent: string) {
  const call = new Request('http://lakay.test/api', { method: 'POST', body: sent });
  const response = await handler(call, { params: Promise.resolve({}) });
  return { response, status: response.status, body: await response.json() };
}

const echo = routeQuestion('rates.view', z.object({}), async (ctx, asked) => ({ role: ctx.role, asked }));

it('gives a read the body, and is kept by no cache', async () => {
  const { response, body } = await answer(echo, '{"days":3}');
  expect(body).toEqual({ role: 'agent', asked: { days: 3 } });
  expect(response.headers.get('cache-control')).toBe('no-store');
});

it('refuses a foreign page, and a member without the right before it reads the body', async () => {
  const others = routeQuestion('reports.view', z.object({}), async () => ({}));
  expect((await answer(others, '{')).body.error.code).toBe('insufficient_permissions');
  expect((await answer(echo, '{')).body.error.code).toBe('invalid_json');
  request.headers = new Headers();
  expect((await answer(echo, '{}')).body.error.code).toBe('invalid_origin');
});

it('counts as a read of the session, although it is sent like a write', async () => {
  vi.stubEnv('READS_PER_MINUTE', '2');
  expect([(await answer(echo, '{}')).status, (await answer(echo, '{}')).status]).toEqual([200, 200]);
  const often = await answer(echo, '{}');
  expect([often.status, often.body.error.code]).toEqual([429, 'too_many_requests']);
  expect(often.response.headers.has('retry-after')).toBe(true);
});
