import { readFileSync } from 'node:fs';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closeDatabase, withPlatform } from '@/db/client';
import { platformAuditEntries } from '@/db/schema/operators';
import { newId } from '@/lib/id';
import { makeTenant, type TestTenant } from '@/tests/support/factories';
import { memberToken, operatorToken } from '@/tests/support/next/arrive';
import { asked } from '@/tests/support/next/asked';
import { endExports } from '@/tests/support/next/end-exports';
import { fillCompany } from '@/tests/support/next/fill-company';
import { allRoutes, answerOf, HOST, type Route } from '@/tests/support/next/routes';
import { tenantRows } from '@/tests/support/tenant-rows';

/**
 * Before sign-in there is no session to abuse, next-auth's routes have their own token, and the catch-all route does
 * nothing.
 */
const OPEN = ['app/api/auth/login/route.ts', 'app/api/auth/[...nextauth]/route.ts', 'app/api/[...unknown]/route.ts'];
const MARKER = { 'x-requested-with': 'XMLHttpRequest' };
/** Downloads that a link may begin: they note who took what along. */
const FILES = ['archive', 'reports/export', 'admin/tenants/[tenantId]/archive'].map(
  (name) => `app/api/${name}/route.ts`,
);
const UNHEARD = /^(?:missing_required|validation_error)$/;

const all = allRoutes().filter(({ file }) => !OPEN.includes(file));
const writes = all.filter(({ method }) => method !== 'GET');

let tenant: TestTenant;
let token: string;
beforeAll(async () => {
  tenant = await makeTenant();
  token = await memberToken(tenant, 'admin');
});
afterAll(closeDatabase);

/** The error code of a route that refuses a call from a browser with an admin's session. */
async function refusal(route: Pick<Route, 'method' | 'file'>, sent: Record<string, string>): Promise<string> {
  asked.headers = new Headers({ host: HOST, ...sent });
  asked.cookies = new Map([['wout.session', token]]);
  const params = { kind: 'vehicles', fileId: newId(), memberId: newId() };
  return (await answerOf(route, { params }))[1] ?? '';
}

describe('a write by the session’s cookie', () => {
  it('is offered by many routes', () => {
    expect(writes.length).toBeGreaterThan(100);
  });

  it.each(writes.map((route) => [`${route.method} ${route.file}`, route] as const))(
    'is refused without the marker, and from a foreign page: %s',
    async (_label, route) => {
      expect(await refusal(route, {})).toBe('invalid_origin');
      expect(await refusal(route, { origin: `http://${HOST}` })).toBe('invalid_origin');
      expect(await refusal(route, MARKER)).toBe('invalid_origin');
      for (const origin of ['http://evil.example', `http://sub.${HOST}`, 'null'])
        expect(await refusal(route, { ...MARKER, origin })).toBe('invalid_origin');
    },
  );

  it('is heard from the host’s own page, and from a client with a token of its own', async () => {
    const route = { method: 'POST', file: 'app/api/vehicle-classes/route.ts' };
    const own: Record<string, string>[] = [{ 'sec-fetch-site': 'same-origin' }, { origin: `http://${HOST}` }];
    for (const sent of own.map((from) => ({ ...MARKER, ...from }))) expect(await refusal(route, sent)).toMatch(UNHEARD);
    expect(await refusal(route, { authorization: `Bearer ${token}` })).toMatch(UNHEARD);
    expect(await refusal(route, { authorization: `Basic ${token}` })).toBe('invalid_origin');
  });

  it('is guarded by Next where a form calls an action, and nothing widens that', () => {
    expect(readFileSync('next.config.ts', 'utf8')).not.toContain('allowedOrigins');
  });
});

describe('a read changes nothing, so that an address or a picture of another site can’t either', () => {
  const QUERY = 'from=2026-01-01&until=2035-12-31&types=vehicles&format=csv&q=a';
  const gets = all.filter(
    ({ method, file }) => method === 'GET' && file.startsWith('app/api/') && !FILES.includes(file),
  );
  /** The rest wants other parameters, or is for those without a session. */
  const MOST = 0.7;
  let ids: Record<string, string>;
  beforeAll(async () => {
    ids = {
      ...(await fillCompany(tenant)),
      tenantId: tenant.id,
      kind: 'vehicles',
      group: 'vehicles',
      section: 'money',
    };
    await endExports(tenant);
  });

  /** Asks as another site's picture does. Returns how many were answered. */
  async function askAll(routes: Route[], session: string): Promise<number> {
    let answered = 0;
    for (const route of routes) {
      asked.headers = new Headers({ host: HOST, 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors' });
      asked.cookies = new Map([['wout.session', session]]);
      const params = Object.fromEntries(route.names.map((name) => [name, ids[name] ?? newId()]));
      const [status] = await answerOf(route, { params, query: QUERY });
      if (status < 400) answered += 1;
    }
    return answered;
  }

  it('with a member’s session, of records that are there', async () => {
    const before = await tenantRows(tenant.id);
    const reads = gets.filter(({ file }) => !file.startsWith('app/api/admin/'));
    expect(await askAll(reads, token)).toBeGreaterThan(reads.length * MOST);
    expect(await tenantRows(tenant.id)).toEqual(before);
  });

  it('with an operator’s', async () => {
    const { ctx, token: session } = await operatorToken('owner');
    const before = await tenantRows(tenant.id);
    const reads = gets.filter(({ file }) => file.startsWith('app/api/admin/'));
    expect(await askAll(reads, session)).toBeGreaterThan(reads.length * MOST);
    expect(await tenantRows(tenant.id)).toEqual(before);
    const noted = withPlatform((tx) =>
      tx.select().from(platformAuditEntries).where(eq(platformAuditEntries.operatorId, ctx.operator.id)),
    );
    expect(await noted).toEqual([]);
  });
});
