import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { logInAction } from '@/app/auth/login/actions';
import { closeDatabase, withTenant } from '@/db/client';
import { members } from '@/db/schema/members';
import { authOptions } from '@/lib/auth/config';
import { decodeSessionToken, encodeSessionToken } from '@/lib/auth/token';
import { newId } from '@/lib/id';
import { makeTenant, type TestTenant } from '@/tests/support/factories';
import { arrive, memberToken, nextRequest } from '@/tests/support/next/arrive';
import { asked } from '@/tests/support/next/asked';
import { callRoute } from '@/tests/support/next/routes';
import { quickHash } from '@/tests/support/quick-hash';

const PASSWORD = 'mango-kafe-7-wout';
let tenant: TestTenant;
let account: object;
beforeEach(async () => {
  tenant = await makeTenant();
  const passwordHash = await quickHash(PASSWORD);
  await withTenant(tenant.id, (tx) => tx.update(members).set({ passwordHash }).where(eq(members.tenantId, tenant.id)));
  account = { tenant: tenant.slug, email: `manager@${tenant.slug}.test`, password: PASSWORD };
});
afterAll(closeDatabase);

/** Signs in in a browser that holds a token already, and returns the one it holds then. */
async function signIn(held: string): Promise<string> {
  const host = `${tenant.slug}.localhost:3000`;
  arrive(held, { host, origin: `http://${host}`, 'x-wout-tenant': tenant.slug, 'x-forwarded-for': newId() });
  expect(await logInAction(account, null)).toMatchObject({ ok: true });
  return asked.cookies.get('wout.session') ?? '';
}

type Jar = Map<string, string>;

/** What the browser with these cookies gets there: the address that it is sent to. */
async function follow(address: string, jar: Jar): Promise<string> {
  const { host, pathname, search } = new URL(address);
  arrive(null, { host, 'x-wout-tenant': host.startsWith(tenant.slug) ? tenant.slug : '' });
  asked.cookies = jar;
  const route = { method: 'GET', file: `app${pathname}/route.ts` };
  const led = await callRoute(route, { query: search.slice(1) }).catch((error) => error);
  return String(led.digest).split(';')[2] ?? '';
}

/** Begins to sign in at the address for all, and returns the one that brings the sign-in to the company's own. */
async function beginElsewhere(there: Jar): Promise<string> {
  arrive(null, { host: 'localhost:3000', origin: 'http://localhost:3000', 'x-forwarded-for': newId() });
  const { data } = Object(await logInAction(account, null));
  const here = asked.cookies;
  return follow(await follow(data.to, there), here);
}

async function signInElsewhere(held: string): Promise<string> {
  const there = new Map([['wout.session', held]]);
  expect(await follow(await beginElsewhere(there), there)).toBe('/dashboard');
  return there.get('wout.session') ?? '';
}

async function signInByNextAuth(held: string): Promise<string> {
  arrive(held, { 'x-forwarded-for': newId() });
  const { sid, tid } = Object(await Object(authOptions(false).providers[0]).options.authorize(account));
  return encodeSessionToken({ sessionId: sid, tenantId: tid });
}

const idOf = async (token: string) => (await decodeSessionToken(token))?.sessionId;

it.each([
  ['the company’s own address', signIn],
  ['the address for all', signInElsewhere],
  ['next-auth', signInByNextAuth],
])('a session that somebody else put into the browser is neither taken over nor raised: by %s', async (_way, enter) => {
  const attackers = await memberToken(tenant, 'agent');
  const victims = await enter(attackers);
  expect(await idOf(victims)).not.toBe(await idOf(attackers));
  expect(await nextRequest(victims)).toEqual([200]);
  // The browser had it, so that one ends.
  expect(await nextRequest(attackers)).toEqual([401, 'session_expired']);
});

it('nobody is led into somebody else’s session with the address that ends a sign-in', async () => {
  const attackers: Jar = new Map();
  const address = await beginElsewhere(attackers);
  const victims: Jar = new Map([['wout.handoff', 'a sign-in of their own']]);
  expect(await follow(address, victims)).toMatch(/^\/auth\/login/);
  expect(victims.has('wout.session')).toBe(false);
  expect(await follow(address, attackers)).toBe('/dashboard');
});

it('an identifier that somebody else chose is never used', async () => {
  const sessionId = newId();
  const chosen = await encodeSessionToken({ sessionId, tenantId: tenant.id });
  expect(await idOf(await signIn(chosen))).not.toBe(sessionId);
  expect(await nextRequest(chosen)).toEqual([401, 'session_expired']);
});

it('each sign-in is a session of its own, also for a client of the API', async () => {
  const ids: (string | undefined)[] = [];
  for (let time = 0; time < 2; time += 1) {
    arrive(null);
    const answer = await callRoute({ method: 'POST', file: 'app/api/auth/login/route.ts' }, { body: account });
    ids.push(await idOf((await answer.json()).token));
    ids.push(await idOf(await signIn('')));
  }
  expect(new Set(ids).size).toBe(4);
});
