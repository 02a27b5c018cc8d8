import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { closeDatabase, withTenant } from '@/db/client';
import { sessions } from '@/db/schema/members';
import { encodeSessionToken } from '@/lib/auth/token';
import { HOUR_MS } from '@/lib/durations';
import { newId } from '@/lib/id';
import { makeTenant } from '@/tests/support/factories';

const request = vi.hoisted(() => ({ headers: new Headers() }));
// Next's own functions, which give a route its request and its texts.
vi.mock('next/headers', () => ({
  headers: async () => request.headers,
  cookies: async () => ({ get: () => undefined }),
}));
vi.mock('next-intl/server', () => ({ getTranslations: async () => (key: string) => key, getLocale: async () => 'en' }));

/** Routes for everybody: before signing in, by a secret address or token, for hosts, and for addresses that do not exist. */
const OPEN = /^app\/api\/(?:auth|calendar|health|metrics|ready|\[\.\.\.unknown\])\//;
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];
const HOST = 'lakay.localhost:3000';
const OWN_PAGE = { host: HOST, origin: `http://${HOST}`, 'x-requested-with': 'XMLHttpRequest' };

const routes = readdirSync('app/api', { recursive: true, encoding: 'utf8' })
  .map((file) => path.posix.join('app/api', file))
  .filter((file) => file.endsWith('/route.ts') && !OPEN.test(file))
  .flatMap((file) => methodsOf(file).map((method) => [method, file] as const));

function methodsOf(file: string): string[] {
  const source = readFileSync(file, 'utf8');
  return METHODS.filter((method) => new RegExp(`export (?:const|async function|function) ${method}\\b`).test(source));
}

beforeEach(() => {
  request.headers = new Headers(OWN_PAGE);
});
afterAll(closeDatabase);

/** The answer to a call in which nothing can be parsed: neither path, nor query, nor body. */
async function refusal(method: string, file: string, kind = 'nothing'): Promise<[number, string]> {
  const { [method]: handler } = await import(path.resolve(file));
  const init = { method, headers: request.headers, ...(method !== 'GET' && { body: '{' }) };
  const names = [...file.matchAll(/\[(\w+)\]/g)].map(([, name = '']) => [name, '%'] as const);
  const params = Promise.resolve({ ...Object.fromEntries(names), kind });
  const answer: Response = await handler(new Request(`http://${HOST}/api?from=x&at=x&dates=x&columns=x`, init), {
    params,
  });
  return [answer.status, (await answer.json()).error?.code ?? ''];
}

it.each(routes)(
  'asks who calls before it reads what was sent: %s %s',
  async (method, file) => {
    expect(await refusal(method, file)).toEqual([401, 'session_expired']);
  },
  30_000,
);

it.each([
  ['GET', 'app/api/imports/[kind]/[importId]/check/route.ts'],
  ['GET', 'app/api/imports/[kind]/[importId]/problems/route.ts'],
  ['POST', 'app/api/imports/[kind]/[importId]/run/route.ts'],
  ['POST', 'app/api/imports/[kind]/route.ts'],
  ['POST', 'app/api/vehicles/route.ts'],
])('asks whether they may, too: %s %s', async (method, file) => {
  const tenant = await makeTenant();
  const session = { tenantId: tenant.id, id: newId() };
  const row = { ...session, memberId: tenant.members.agent, expiresAt: new Date(Date.now() + HOUR_MS) };
  await withTenant(tenant.id, (tx) => tx.insert(sessions).values(row));
  const token = await encodeSessionToken({ sessionId: session.id, tenantId: tenant.id });
  request.headers = new Headers({ authorization: `Bearer ${token}` });
  expect(await refusal(method, file, 'vehicles')).toEqual([403, 'insufficient_permissions']);
});
