import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { GET as takeOver } from '@/app/auth/continue/route';
import { GET as handOver } from '@/app/auth/handoff/route';
import { logInAction } from '@/app/auth/login/actions';
import { closeDatabase, withPlatform, withTenant } from '@/db/client';
import { members, sessions } from '@/db/schema/members';
import { oneTimeCodes } from '@/db/schema/operators';
import { decodeSessionToken } from '@/lib/auth/token';
import { newId } from '@/lib/id';
import { makeTenant, type TestTenant } from '@/tests/support/factories';
import { quickHash } from '@/tests/support/quick-hash';

type Jar = Map<string, string>;

const request = vi.hoisted(() => ({ headers: new Headers(), cookies: new Map<string, string>() }));
// Next's own functions, which give a route its request.
vi.mock('next/headers', () => ({
  headers: async () => request.headers,
  cookies: async () => ({
    get: (name: string) => request.cookies.has(name) && { value: request.cookies.get(name) },
    set: (name: string, value: string) => request.cookies.set(name, value),
  }),
}));
vi.mock('next-intl/server', () => ({ getTranslations: async () => (key: string) => key, getLocale: async () => 'ht' }));

const PASSWORD = 'mango-kafe-7-wout';
const LOGIN = '/auth/login?reason=session_expired';
let passwordHash: string;
let tenant: TestTenant;
/** The cookies of one browser on the host where it signs in, and on the company's own. */
let here: Jar;
let there: Jar;

beforeAll(async () => {
  passwordHash = await quickHash(PASSWORD);
});
beforeEach(async () => {
  tenant = await makeTenant();
  await withTenant(tenant.id, (tx) => tx.update(members).set({ passwordHash }).where(eq(members.tenantId, tenant.id)));
  here = new Map();
  there = new Map();
});
afterAll(closeDatabase);

function visit(jar: Jar, address: string) {
  const { host, hostname } = new URL(address);
  const [label = ''] = hostname.split('.');
  const forwarded = { 'x-forwarded-for': newId(), 'x-wout-tenant': hostname === 'localhost' ? '' : label };
  request.headers = new Headers({ host, origin: `http://${host}`, ...forwarded });
  request.cookies = jar;
}

/** Where a route sends the browser. */
async function follow(route: typeof takeOver, jar: Jar, address: string): Promise<string> {
  visit(jar, address);
  const sent = await route(new Request(address)).catch((error) => String(error.digest));
  return String(sent).split(';')[2] ?? '';
}

async function signIn(next = '/vehicles', from = 'http://localhost:3000'): Promise<string> {
  visit(here, `${from}/auth/login`);
  const account = { tenant: tenant.slug, email: `agent@${tenant.slug}.test`, password: PASSWORD };
  const answer = await logInAction(account, next);
  if (!answer.ok) throw new Error(answer.error.code);
  return answer.data.to;
}

/** From signing in to the address that brings the code. */
async function reachCode(): Promise<string> {
  return follow(handOver, here, await follow(takeOver, there, await signIn()));
}

const sessionOf = async (jar: Jar) => (await decodeSessionToken(jar.get('wout.session') ?? ''))?.sessionId ?? '';
const isOpen = async (id: string) => {
  const [row] = await withTenant(tenant.id, (tx) => tx.select().from(sessions).where(eq(sessions.id, id)));
  return row?.revokedAt === null;
};

describe('a sign-in on another host', () => {
  it('moves to the company’s own, with address and language, and names no code before both hosts know the browser', async () => {
    const first = await signIn();
    expect(first).toMatch(new RegExp(`^http://${tenant.slug}\\.localhost:3000/auth/continue\\?from=localhost`));
    const second = await follow(takeOver, there, first);
    expect(second).toMatch(/^http:\/\/localhost:3000\/auth\/handoff\?/);
    expect(`${first}${second}`).not.toContain('code=');
    const third = await follow(handOver, here, second);
    expect(third).toMatch(new RegExp(`^http://${tenant.slug}\\.localhost:3000/auth/continue\\?.*code=`));
    expect(await follow(takeOver, there, third)).toBe('/vehicles');
    expect(await isOpen(await sessionOf(there))).toBe(true);
    expect(there.get('wout.locale')).toBe('ht');
    expect([here.has('wout.session'), here.get('wout.handoff'), there.get('wout.handoff')]).toEqual([false, '', '']);
  });

  it('opens nothing in another browser, and leaves the session there alone', async () => {
    const theirs: Jar = new Map([['wout.session', 'as it was']]);
    expect(await follow(takeOver, theirs, await reachCode())).toBe(LOGIN);
    theirs.set('wout.handoff', 'a secret of their own');
    expect(await follow(takeOver, theirs, await reachCode())).toBe(LOGIN);
    expect(theirs.get('wout.session')).toBe('as it was');
    // Nor does the host where it began hand the sign-in of this browser over to another.
    const begun = await follow(takeOver, new Map(), await signIn());
    expect(await follow(handOver, new Map(), begun)).toBe(LOGIN);
  });

  it('can’t be begun again with a code and its seal', async () => {
    const second = await follow(takeOver, there, await signIn());
    const third = await follow(handOver, here, second);
    const [code, seal] = [third, second].map((text, at) => new URL(text).searchParams.get(at === 0 ? 'code' : 'seal'));
    for (const made of [code, `${code}${seal}`, `${seal}${code}`, `${code}.${seal}`]) {
      const thief: Jar = new Map([['wout.handoff', String(made)]]);
      expect(await follow(handOver, thief, second)).toBe(LOGIN);
    }
    expect(await follow(takeOver, there, third)).toBe('/vehicles');
    expect(await follow(takeOver, there, third)).toBe(LOGIN);
  });

  it('ends on no other company’s host', async () => {
    const other = await makeTenant();
    const code = await reachCode();
    expect(await follow(takeOver, there, code.replace(tenant.slug, other.slug))).toBe(LOGIN);
    const begun = await follow(takeOver, there, (await signIn()).replace(tenant.slug, other.slug));
    expect(await follow(handOver, here, begun)).toBe(LOGIN);
  });

  it.each(['evil.example', `lakay.localhost.evil.example`, 'evil.example/.localhost', ''])(
    'never leads to %j',
    async (from) => {
      const address = `http://${tenant.slug}.localhost:3000/auth/continue?${new URLSearchParams({ from })}`;
      expect(await follow(takeOver, there, address)).toBe(LOGIN);
    },
  );

  it.each([
    ['/\u2028', '/%E2%80%A8'],
    ['//evil.example', '/dashboard'],
  ])('continues at %j as %s', async (next, address) => {
    const code = new URL(await reachCode());
    code.searchParams.set('next', next);
    expect(await follow(takeOver, there, code.href)).toBe(address);
  });
});

describe('the language', () => {
  it.each([
    ['fr', 'ht', 'fr'],
    [undefined, 'de', undefined],
    [undefined, 'ht; domain=evil.example', undefined],
  ])('%j of the host becomes with %j the language %j', async (before, locale, after) => {
    if (before) there.set('wout.locale', before);
    const code = new URL(await reachCode());
    code.searchParams.set('locale', locale);
    await follow(takeOver, there, code.href);
    expect(there.get('wout.locale')).toBe(after);
  });
});

describe('signing in again in a browser', () => {
  it.each([
    [
      'on the company’s own host',
      async () => void (await signIn('/vehicles', `http://${tenant.slug}.localhost:3000`)),
      () => here,
    ],
    ['through another host', async () => void (await follow(takeOver, there, await reachCode())), () => there],
  ])('ends its earlier session %s, and nobody else’s', async (_where, sign, jar) => {
    await sign();
    const first = await sessionOf(jar());
    const elsewhere = new Map(jar());
    jar().clear();
    await sign();
    const second = await sessionOf(jar());
    expect(await Promise.all([isOpen(first), isOpen(second)])).toEqual([true, true]);
    for (const [name, value] of elsewhere) jar().set(name, value);
    await sign();
    expect(await Promise.all([isOpen(first), isOpen(second), isOpen(await sessionOf(jar()))])).toEqual([
      false,
      true,
      true,
    ]);
  });
});

it('keeps of each code only a hash', async () => {
  const code = new URL(await reachCode()).searchParams.get('code') ?? '';
  const kept = await withPlatform((tx) =>
    tx.select().from(oneTimeCodes).where(eq(oneTimeCodes.subjectTenantId, tenant.id)),
  );
  expect(kept).toHaveLength(2);
  expect(JSON.stringify(kept)).not.toContain(code);
  expect(JSON.stringify(kept)).not.toContain(here.get('wout.handoff') || 'nothing is left');
});
