import { eq } from 'drizzle-orm';
import { NextRequest } from 'next/server';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { closeDatabase, withPlatform, withTenant } from '@/db/client';
import { sessions } from '@/db/schema/members';
import { tenants } from '@/db/schema/tenants';
import { authAddress } from '@/lib/auth/auth-address';
import { encodeSessionToken } from '@/lib/auth/token';
import { HOUR_MS } from '@/lib/durations';
import { newId } from '@/lib/id';
import { requireTenant } from '@/lib/server/context';
import { homeAddress } from '@/lib/tenants/home-address';
import { signedInElsewhere } from '@/lib/tenants/signed-in-elsewhere';
import { middleware } from '@/middleware';
import { makeTenant, type TestTenant } from '@/tests/support/factories';

const request = vi.hoisted(() => ({ headers: new Headers(), session: '' }));
// Next's own functions, which give a page its request.
vi.mock('next/headers', () => ({
  headers: async () => request.headers,
  cookies: async () => ({ get: (name: string) => name === 'wout.session' && { value: request.session } }),
}));

const PLAIN = 'http://127.0.0.1:3000';
let ours: TestTenant;
let theirs: TestTenant;
let session: { tenantId: string; id: string };

beforeEach(async () => {
  ours = await makeTenant();
  theirs = await makeTenant();
  session = { tenantId: ours.id, id: newId() };
  const row = { ...session, memberId: ours.members.agent, expiresAt: new Date(Date.now() + HOUR_MS) };
  await withTenant(ours.id, (tx) => tx.insert(sessions).values(row));
  request.session = '';
});
afterAll(closeDatabase);

async function signIn() {
  request.session = await encodeSessionToken({ sessionId: session.id, tenantId: session.tenantId });
}

/** The request as `middleware.ts` passes it on. */
async function visit(address: string, sent: Record<string, string> = {}) {
  const { host } = new URL(address);
  const answer = await middleware(new NextRequest(address, { headers: { host, ...sent } }));
  const handedOn = answer.headers.get('x-middleware-override-headers')?.split(',') ?? [];
  const value = (name: string) => answer.headers.get(`x-middleware-request-${name}`) ?? '';
  request.headers = new Headers(handedOn.map((name) => [name, value(name)]));
}

/** Where a company's page redirects its visitor; null if it shows itself. */
async function sentTo(address: string): Promise<string | null> {
  await visit(address);
  try {
    await requireTenant();
    return null;
  } catch (error) {
    return String((error as { digest?: string }).digest).split(';')[2] ?? null;
  }
}

it('leads a stranger to the login of the company in the address, and on to the page alone', async () => {
  const slug = ours.slug;
  expect(await sentTo(`${PLAIN}/vehicles?tenant=${slug}&q=rav`)).toBe(
    `/auth/login?tenant=${slug}&next=%2Fvehicles%3Fq%3Drav`,
  );
  expect(await sentTo(`${PLAIN}/dashboard?tenant=${slug}`)).toBe(`/auth/login?tenant=${slug}`);
  expect(await sentTo(`http://${slug}.localhost/vehicles?tenant=${slug}`)).toBe('/auth/login?next=%2Fvehicles');
  expect(await sentTo(`http://${theirs.slug}.localhost/vehicles?tenant=${slug}`)).toBe(
    `/auth/login?tenant=${slug}&next=%2Fvehicles`,
  );
  await visit(`${PLAIN}/?tenant=${slug}`);
  expect(await homeAddress()).toBe(`/auth/login?tenant=${slug}`);
  await visit(`${PLAIN}/auth/login?tenant=${slug}`);
  expect(await authAddress('forgot')).toBe(`/auth/forgot?tenant=${slug}`);
});

it('keeps the name of a company that there is not, so that the login can say so', async () => {
  expect(await sentTo(`${PLAIN}/dashboard?tenant=nobody`)).toBe('/auth/login?tenant=nobody');
  await visit(`${PLAIN}/?tenant=nobody`);
  expect(await homeAddress()).toBe('/auth/login?tenant=nobody');
  await visit(`${PLAIN}/?tenant=//evil.example`);
  expect(await homeAddress()).toBe('/auth/login?tenant=__evil_example');
});

it('leads a member of another company to the login of the one in the address, and says why', async () => {
  await signIn();
  const login = `/auth/login?reason=wrong_tenant&tenant=${theirs.slug}`;
  expect(await sentTo(`${PLAIN}/vehicles?tenant=${theirs.slug}`)).toBe(`${login}&next=%2Fvehicles`);
  await visit(`${PLAIN}/?tenant=${theirs.slug}`);
  expect(await homeAddress()).toBe(login);
  await visit(`${PLAIN}/no/such/page?tenant=nobody`);
  expect(await homeAddress()).toBe('/auth/login?reason=wrong_tenant&tenant=nobody');
  await visit(`${PLAIN}${login}`);
  expect(await signedInElsewhere()).toBe(true);
});

it('lets a member of the company in the address in', async () => {
  await signIn();
  expect(await sentTo(`${PLAIN}/vehicles?tenant=${ours.slug}`)).toBeNull();
  expect(await sentTo(`${PLAIN}/vehicles`)).toBeNull();
  await visit(`${PLAIN}/?tenant=${ours.slug}`);
  expect(await homeAddress()).toBe('/dashboard');
  expect(await signedInElsewhere()).toBe(false);
});

it('keeps the company when the session is over', async () => {
  await signIn();
  await withTenant(ours.id, (tx) =>
    tx.update(sessions).set({ revokedAt: new Date() }).where(eq(sessions.id, session.id)),
  );
  expect(await sentTo(`${PLAIN}/vehicles?tenant=${ours.slug}`)).toBe(
    `/auth/login?reason=session_expired&tenant=${ours.slug}&next=%2Fvehicles`,
  );
});

it('says that a company is suspended at its own address, and never at another one’s', async () => {
  await signIn();
  await withPlatform((tx) => tx.update(tenants).set({ status: 'suspended' }).where(eq(tenants.id, ours.id)));
  const login = '/auth/login?reason';
  expect(await sentTo(`${PLAIN}/vehicles?tenant=${ours.slug}`)).toBe(`${login}=tenant_suspended&tenant=${ours.slug}`);
  expect(await sentTo(`${PLAIN}/customers?tenant=${theirs.slug}`)).toBe(
    `${login}=wrong_tenant&tenant=${theirs.slug}&next=%2Fcustomers`,
  );
});

it('believes no header of the visitor’s own', async () => {
  await visit(`${PLAIN}/vehicles`, { 'x-wout-asked': theirs.slug, 'x-wout-tenant': theirs.slug });
  expect(await homeAddress()).toBe('/auth/login');
});
