import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { GET } from '@/app/auth/continue/route';
import { closeDatabase } from '@/db/client';
import { issueCode } from '@/lib/auth/one-time-code';
import { newId } from '@/lib/id';
import { makeTenant, type TestTenant } from '@/tests/support/factories';

const request = vi.hoisted(() => ({ headers: new Headers(), cookies: new Map<string, string>() }));
// Next's own functions, which give a route its request.
vi.mock('next/headers', () => ({
  headers: async () => request.headers,
  cookies: async () => ({
    get: (name: string) => request.cookies.has(name) && { value: request.cookies.get(name) },
    set: (name: string, value: string) => request.cookies.set(name, value),
  }),
}));

let tenant: TestTenant;
beforeEach(async () => {
  tenant = await makeTenant();
  request.cookies.clear();
  request.headers = new Headers({ 'x-wout-tenant': tenant.slug });
});
afterAll(closeDatabase);

function code() {
  return issueCode('handoff', { subjectTenantId: tenant.id, memberId: tenant.members.agent, sessionId: newId() });
}

/** The URL where the sign-in started on another host continues. */
async function takeOver(query: Record<string, string>): Promise<string> {
  const address = `http://${tenant.slug}.localhost/auth/continue?${new URLSearchParams(query)}`;
  const redirected = await GET(new Request(address)).catch((error) => String(error.digest));
  return String(redirected).split(';')[2] ?? '';
}

const kept = () => request.cookies.get('wout.locale');

it('takes the language over from the host where the sign-in began', async () => {
  expect(await takeOver({ code: await code(), next: '/vehicles', locale: 'ht' })).toBe('/vehicles');
  expect(kept()).toBe('ht');
  expect(request.cookies.has('wout.session')).toBe(true);
});

it('leaves a host the language that was chosen there before', async () => {
  request.cookies.set('wout.locale', 'fr');
  await takeOver({ code: await code(), locale: 'ht' });
  expect(kept()).toBe('fr');
});

it.each(['de', '', 'ht; domain=evil.example'])('ignores an unknown language %j', async (locale) => {
  expect(await takeOver({ code: await code(), locale })).toBe('/dashboard');
  expect(kept()).toBeUndefined();
});

it('takes nothing over with a used code, or another company’s', async () => {
  const used = await code();
  await takeOver({ code: used });
  request.cookies.clear();
  const login = '/auth/login?reason=session_expired';
  expect(await takeOver({ code: used, locale: 'ht' })).toBe(login);
  const theirs = await code();
  request.headers = new Headers({ 'x-wout-tenant': (await makeTenant()).slug });
  expect(await takeOver({ code: theirs, locale: 'ht' })).toBe(login);
  expect([...request.cookies]).toEqual([]);
});
