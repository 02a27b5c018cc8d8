import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { closeDatabase, withTenant } from '@/db/client';
import { sessions } from '@/db/schema/members';
import { encodeSessionToken } from '@/lib/auth/token';
import { HOUR_MS } from '@/lib/durations';
import { newId } from '@/lib/id';
import { makeTenant } from '@/tests/support/factories';

const request = vi.hoisted(() => ({ headers: new Headers(), session: '' }));
// Next's own functions, which give a route its request and its texts.
vi.mock('next/headers', () => ({
  headers: async () => request.headers,
  cookies: async () => ({ get: (name: string) => name === 'wout.session' && { value: request.session } }),
}));
vi.mock('next-intl/server', () => ({ getTranslations: async () => (key: string) => key, getLocale: async () => 'en' }));

const UNSAFE = ['POST', 'PUT', 'PATCH', 'DELETE'];
/**
 * Before sign-in there is no session to abuse, next-auth's routes have their own token, and the catch-all route does
 * nothing.
 */
const OPEN = ['app/api/auth/login/route.ts', 'app/api/auth/[...nextauth]/route.ts', 'app/api/[...unknown]/route.ts'];
const HOST = 'lakay.localhost:3000';
const MARKER = { 'x-requested-with': 'XMLHttpRequest' };

const routes = readdirSync('app', { recursive: true, encoding: 'utf8' })
  .map((file) => path.posix.join('app', file))
  .filter((file) => file.endsWith('/route.ts') && !OPEN.includes(file))
  .flatMap((file) => methodsOf(file).map((method) => [method, file] as const));

function methodsOf(file: string): string[] {
  const source = readFileSync(file, 'utf8');
  return UNSAFE.filter((method) => new RegExp(`export (?:const|async function|function) ${method}\\b`).test(source));
}

beforeAll(async () => {
  const tenant = await makeTenant();
  const session = { tenantId: tenant.id, id: newId() };
  const row = { ...session, memberId: tenant.members.admin, expiresAt: new Date(Date.now() + HOUR_MS) };
  await withTenant(tenant.id, (tx) => tx.insert(sessions).values(row));
  request.session = await encodeSessionToken({ sessionId: session.id, tenantId: tenant.id });
});
afterAll(closeDatabase);

/** The error code of a route that refuses a call from a browser with an admin's session. */
async function refusal(method: string, file: string, sent: Record<string, string>): Promise<string> {
  request.headers = new Headers({ host: HOST, ...sent });
  const { [method]: handler } = await import(path.resolve(file));
  const call = new Request(`http://${HOST}/api`, { method, headers: request.headers, body: '{}' });
  const params = Promise.resolve({ kind: 'vehicles', fileId: newId(), memberId: newId() });
  const answer: Response = await handler(call, { params });
  return (await answer.json()).error?.code ?? '';
}

describe('a write by the session’s cookie', () => {
  it('is offered by many routes', () => {
    expect(routes.length).toBeGreaterThan(35);
  });

  it.each(routes)(
    'is refused without the marker, and from a foreign page: %s %s',
    async (method, file) => {
      expect(await refusal(method, file, {})).toBe('invalid_origin');
      expect(await refusal(method, file, { origin: `http://${HOST}` })).toBe('invalid_origin');
      expect(await refusal(method, file, MARKER)).toBe('invalid_origin');
      for (const origin of ['http://evil.example', `http://sub.${HOST}`, 'null'])
        expect(await refusal(method, file, { ...MARKER, origin })).toBe('invalid_origin');
    },
    30_000,
  );

  it('is heard from the host’s own page, and from a client with a token of its own', async () => {
    const [method, file] = ['POST', 'app/api/vehicle-classes/route.ts'];
    const own: Record<string, string>[] = [{ 'sec-fetch-site': 'same-origin' }, { origin: `http://${HOST}` }];
    for (const sent of own.map((from) => ({ ...MARKER, ...from })))
      expect(await refusal(method, file, sent)).toMatch(/^(?:missing_required|validation_error)$/);
    const authorization = `Bearer ${request.session}`;
    expect(await refusal(method, file, { authorization })).toMatch(/^(?:missing_required|validation_error)$/);
    expect(await refusal(method, file, { authorization: `Basic ${request.session}` })).toBe('invalid_origin');
  });

  it('is guarded by Next where a form calls an action, and nothing widens that', () => {
    expect(readFileSync('next.config.ts', 'utf8')).not.toContain('allowedOrigins');
  });
});
