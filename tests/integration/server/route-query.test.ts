import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { closeDatabase } from '@/db/client';
import type { Handler } from '@/lib/server/operation';
import { routeList, routeQuery } from '@/lib/server/route-query';
import { makeTenant, type TestTenant } from '@/tests/support/factories';
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
  request.headers = new Headers({ authorization: `Bearer ${await memberToken(tenant, 'agent')}` });
});
afterAll(closeDatabase);

async function answer(handler: Handler, params: Record<string, string> = {}) {
  const response = await handler(new Request('http://lakay.test/api?q=rav'), { params: Promise.resolve(params) });
  return { response, body: await response.json() };
}

const question = z.object({ q: z.string(), ruleId: z.string().max(1, 'too_long') });
const echoed = routeQuery('rates.view', question, async (ctx, { asked, params }) => ({
  role: ctx.role,
  asked,
  params,
}));

it('gets what path and address ask, parsed, and is kept by no cache', async () => {
  const { response, body } = await answer(echoed, { ruleId: '7' });
  expect(body).toEqual({ role: 'agent', asked: { q: 'rav', ruleId: '7' }, params: { ruleId: '7' } });
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect((await answer(echoed, { ruleId: '77' })).body.error.fields).toEqual({ ruleId: 'too_long' });
});

it('asks who may before it reads what was asked', async () => {
  const others = routeQuery('reports.view', z.object({ missing: z.string() }), async () => ({}));
  expect((await answer(others)).body.error.code).toBe('insufficient_permissions');
});

it('puts a list in its envelope', async () => {
  const listed = { rows: [1], total: 7 };
  const { body } = await answer(routeList('rates.view', null, async () => listed));
  expect(body).toEqual({ rows: [1], nextCursor: null, total: 7 });
  const page = await answer(routeList('rates.view', null, async () => ({ rows: [], nextCursor: 'after that' })));
  expect(page.body).toEqual({ rows: [], nextCursor: 'after that' });
});

it('is of the company that the headers name, or of none', async () => {
  const named = routeQuery('rates.view', null, async (ctx) => ({ slug: ctx.tenant.slug }));
  request.headers.set('x-tenant', tenant.slug);
  request.headers.set('x-organization', tenant.slug);
  request.headers.set('x-tenant-id', tenant.id);
  expect((await answer(named)).body).toEqual({ slug: tenant.slug });
  request.headers.set('x-tenant-id', (await makeTenant()).id);
  const { response, body } = await answer(named);
  expect([response.status, body.error.code]).toEqual([403, 'wrong_tenant']);
});
