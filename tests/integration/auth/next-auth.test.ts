import { eq } from 'drizzle-orm';
import NextAuth from 'next-auth';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { closeDatabase, withPlatform, withTenant } from '@/db/client';
import { members, sessions } from '@/db/schema/members';
import { operatorSessions, operators } from '@/db/schema/operators';
import { authOptions } from '@/lib/auth/config';
import { findTenantBySlug } from '@/lib/auth/find-tenant';
import { logIn } from '@/lib/auth/log-in';
import { clearSessionCookie, setSessionCookie } from '@/lib/auth/session-cookie';
import { decodeSessionToken } from '@/lib/auth/token';
import { newId } from '@/lib/id';
import { makeTenant, type TestTenant } from '@/tests/support/factories';
import { quickHash } from '@/tests/support/quick-hash';

const request = vi.hoisted(() => ({ headers: new Headers(), set: [] as unknown[][] }));
// Next's own functions, which give a route its request and take its cookies.
vi.mock('next/headers', () => ({
  headers: async () => request.headers,
  cookies: async () => ({ get: () => undefined, set: (...cookie: unknown[]) => request.set.push(cookie) }),
}));

const PASSWORD = 'mango-kafe-7-wout';
const FOURTEEN_DAYS = 1_209_600;
let tenant: TestTenant;
let passwordHash: string;
let jar: Record<string, string>;

beforeEach(async () => {
  vi.stubEnv('NEXTAUTH_URL', 'http://lakay.test');
  passwordHash ??= await quickHash(PASSWORD);
  tenant = await makeTenant();
  await withTenant(tenant.id, (tx) => tx.update(members).set({ passwordHash }).where(eq(members.tenantId, tenant.id)));
  request.headers = new Headers({ 'x-forwarded-for': '203.0.113.7', 'user-agent': 'x'.repeat(301) });
  request.set = [];
  jar = {};
});
afterAll(closeDatabase);

/** One call of next-auth's routes, which keeps its cookies for the next one. */
async function call(method: string, path: string, body: object = {}, secure = false) {
  const sent = { method, body, headers: {}, cookies: { ...jar }, query: { nextauth: path.split('/') } };
  const answer = { body: {} as Record<string, string>, location: '', cookies: [] as string[] };
  // Safe because next-auth asks no more of a request and a response than these.
  const response = {
    getHeader: (name: string) => (name === 'Set-Cookie' ? answer.cookies : undefined),
    setHeader: (name: string, value: string | string[]) => {
      if (name === 'Set-Cookie') answer.cookies = [value].flat();
      if (name === 'Location') answer.location = String(value);
      return response;
    },
    status: () => response,
    end: () => undefined,
    send: (value: Record<string, string>) => Object.assign(answer, { body: value }),
    json: (value: Record<string, string>) => Object.assign(answer, { body: value }),
  };
  await NextAuth(sent as never, response as never, authOptions(secure));
  for (const cookie of answer.cookies) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
    jar[name] = decodeURIComponent(value);
  }
  return answer;
}

async function signIn(account: object, secure = false) {
  const { csrfToken } = (await call('GET', 'csrf', {}, secure)).body;
  return call('POST', 'callback/credentials', { csrfToken, json: 'true', ...account }, secure);
}

async function signOut(secure = false) {
  const { csrfToken } = (await call('GET', 'csrf', {}, secure)).body;
  await call('POST', 'signout', { csrfToken, json: 'true' }, secure);
}

const account = () => ({ tenant: tenant.slug, email: `agent@${tenant.slug}.test`, password: PASSWORD });
const row = async (id: string) => {
  const [found] = await withTenant(tenant.id, (tx) => tx.select().from(sessions).where(eq(sessions.id, id)));
  return found;
};

describe('signing in through next-auth', () => {
  it('gives a member a cookie that names the session, and ends it at signing out', async () => {
    const answer = await signIn(account());
    const cookie = answer.cookies.find((text) => text.startsWith('wout.session=')) ?? '';
    expect(cookie).toMatch(/; Path=\/; Expires=.*; HttpOnly; SameSite=Lax$/);
    const life = new Date(/Expires=([^;]+)/.exec(cookie)?.[1] ?? '').getTime() - Date.now();
    expect(Math.round(life / 60_000)).toBe(FOURTEEN_DAYS / 60);
    const token = await decodeSessionToken(jar['wout.session'] ?? '');
    expect(token).toEqual({ sessionId: expect.any(String), tenantId: tenant.id });
    const { sessionId = '' } = token ?? {};
    expect(await row(sessionId)).toMatchObject({
      memberId: tenant.members.agent,
      address: '203.0.113.7',
      userAgent: 'x'.repeat(300),
      revokedAt: null,
    });
    await signOut();
    expect((await row(sessionId))?.revokedAt).toBeInstanceOf(Date);
  });

  it('gives an operator one too, over https under a name that binds it to the host', async () => {
    request.headers = new Headers();
    const operator = { id: newId(), name: 'Odile', email: `${newId()}@wout.test`, role: 'owner' as const };
    await withPlatform((tx) => tx.insert(operators).values({ ...operator, passwordHash }));
    const answer = await signIn({ email: operator.email, password: PASSWORD }, true);
    expect(answer.cookies.find((text) => text.startsWith('__Host-wout.session='))).toContain('; Secure;');
    const token = await decodeSessionToken(jar['__Host-wout.session'] ?? '');
    expect(token?.tenantId).toBeNull();
    const opened = eq(operatorSessions.id, token?.sessionId ?? '');
    const read = () => withPlatform((tx) => tx.select().from(operatorSessions).where(opened));
    expect(await read()).toMatchObject([{ operatorId: operator.id, address: 'unknown', userAgent: null }]);
    await signOut(true);
    expect(await read()).toMatchObject([{ revokedAt: expect.any(Date) }]);
  });

  it('is refused with the code of the reason, and shows no page of next-auth’s own', async () => {
    const refused = await signIn({ ...account(), password: 'wrong' });
    expect(refused.body.url).toContain('error=invalid_email_or_password');
    expect(Object.keys(jar)).not.toContain('wout.session');
    expect((await signIn({})).body.url).toContain('error=validation_error');
    expect((await call('GET', 'signin')).location).toMatch(/^\/auth\/login/);
  });

  it('tells a browser nothing of the token but that it is there', async () => {
    await signIn(account());
    const { body } = await call('GET', 'session');
    expect(Object.keys(Object(body))).toEqual(['user', 'expires']);
    expect(JSON.stringify(body)).not.toContain(tenant.id);
  });
});

it('sets and clears our own cookie alike', async () => {
  const token = { sessionId: newId(), tenantId: tenant.id };
  await setSessionCookie(token);
  const [name, value, options] = request.set[0] ?? [];
  expect([name, options]).toEqual([
    'wout.session',
    { httpOnly: true, sameSite: 'lax', secure: false, path: '/', maxAge: FOURTEEN_DAYS },
  ]);
  expect(await decodeSessionToken(String(value))).toEqual(token);
  vi.stubEnv('TRUSTED_PROXIES', 'loopback');
  request.headers.set('x-forwarded-for', '190.115.180.7, 127.0.0.1');
  request.headers.set('x-forwarded-proto', 'https');
  await clearSessionCookie();
  vi.unstubAllEnvs();
  expect(request.set[1]).toEqual([
    '__Host-wout.session',
    '',
    { httpOnly: true, sameSite: 'lax', secure: true, path: '/', maxAge: 0 },
  ]);
});

it('takes no token without the secret', async () => {
  vi.stubEnv('AUTH_SECRET', '');
  await expect(setSessionCookie({ sessionId: newId(), tenantId: null })).rejects.toThrow('AUTH_SECRET is not set');
  vi.unstubAllEnvs();
});

it('says that the database is away before anybody is signed in', async () => {
  await closeDatabase();
  vi.stubEnv('DATABASE_URL', 'postgres://nobody@127.0.0.1:1/none');
  const away = { code: 'database_unavailable' };
  await expect(findTenantBySlug('lakay')).rejects.toMatchObject(away);
  await expect(logIn(account(), { address: '203.0.113.7', userAgent: null })).rejects.toMatchObject(away);
  await closeDatabase();
  vi.unstubAllEnvs();
});
