import { sql } from 'drizzle-orm';
import postgres from 'postgres';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import * as operators from '@/app/api/admin/tenants/[tenantId]/archive/route';
import * as archive from '@/app/api/archive/route';
import * as exported from '@/app/api/reports/export/route';
import * as figures from '@/app/api/reports/figures/route';
import { closeDatabase, withTenant } from '@/db/client';
import { newId } from '@/lib/id';
import { archiveOwnData } from '@/lib/leaving/archive-own-data';
import { archiveResponse } from '@/lib/leaving/archive-response';
import type { Handler } from '@/lib/server/operation';
import { asAdmin } from '@/tests/support/contexts';
import { makeTenant, makeVehicle, type TestTenant } from '@/tests/support/factories';
import { arrive, memberToken, operatorToken } from '@/tests/support/next/arrive';
import { asked } from '@/tests/support/next/asked';
import { HOST } from '@/tests/support/next/routes';

// Each file is longer than what streams and networks hold.
vi.mock('@/db/copy-from-tenant', async (original) => {
  const real = await original<typeof import('@/db/copy-from-tenant')>();
  const endless = sql`select md5(n::text) || md5((-n)::text) from (select generate_series(1, 1000000000) as n) rows`;
  const copyFromTenant: typeof real.copyFromTenant = (id, _query, ...more) => real.copyFromTenant(id, endless, ...more);
  return { ...real, copyFromTenant };
});

const watcher = postgres(process.env.DATABASE_URL ?? '', { max: 1 });
afterAll(() => Promise.all([closeDatabase(), watcher.end()]));

const WAIT = { timeout: 10_000 };
const PERIOD = 'from=2026-01-01&until=2035-12-31';
const FORMATS = ['csv', 'xlsx', 'json'];

interface Asking {
  route: Partial<Record<'GET' | 'HEAD', Handler>>;
  query?: string;
}
const EXPORTS: Record<string, Asking> = {
  archive: { route: archive },
  ...Object.fromEntries(
    FORMATS.map((format) => [format, { route: exported, query: `${PERIOD}&types=vehicles&format=${format}` }]),
  ),
};
const FIGURES = Object.fromEntries(
  FORMATS.map((format) => [`${format} of the figures`, { route: figures, query: `${PERIOD}&format=${format}` }]),
);
const ALL = Object.entries({ ...EXPORTS, ...FIGURES });

let tenant: TestTenant;
beforeEach(async () => {
  tenant = await makeTenant();
  await makeVehicle(tenant);
  arrive(await memberToken(tenant, 'admin'));
});

/** Asks as Next does, which runs GET where a route has no HEAD. */
function ask({ route, query = '' }: Asking, method: 'GET' | 'HEAD', signal?: AbortSignal): Promise<Response> {
  const handler = route[method] ?? route.GET;
  if (!handler) throw new Error('no such route');
  const request = new Request(`http://${HOST}/api?${query}`, { method, headers: asked.headers, signal });
  return handler(request, { params: Promise.resolve({ tenantId: tenant.id }) });
}

/** The state of the company's exports. */
async function states(): Promise<string[]> {
  const rows = await withTenant(tenant.id, (tx) =>
    tx.execute<{ state: string }>(sql`select state from report_exports where tenant_id = ${tenant.id} order by id`),
  );
  return rows.map(({ state }) => state);
}

/** How many copies of the company have a connection. */
async function copies(): Promise<number> {
  const rows = await watcher`select from pg_stat_activity
    where application_name like 'wout %' and query like ${`%${tenant.id}%copy (%`}`;
  return rows.length;
}

/** The copy has begun, and waits for its reader. */
const begun = () => vi.waitFor(async () => expect(await copies()).toBe(1), WAIT);
const left = (told: string[]) =>
  vi.waitFor(async () => expect([await copies(), await states()]).toEqual([0, told]), WAIT);

describe('HEAD', () => {
  it.each(ALL)('of %s begins nothing', async (_name, asking) => {
    const { status, body, headers } = await ask(asking, 'HEAD');
    expect([status, body, headers.get('cache-control')]).toEqual([200, null, 'private, no-store']);
    expect(await states()).toEqual([]);
  });

  it('of an operator’s archive begins nothing, and asks for the same right', async () => {
    arrive((await operatorToken('superadmin')).token);
    const { status, headers } = await ask({ route: operators }, 'HEAD');
    expect([status, headers.get('content-type'), await states()]).toEqual([200, 'application/zip', []]);
    arrive((await operatorToken('support')).token);
    expect((await ask({ route: operators }, 'HEAD')).status).toBe(403);
  });

  it('refuses as GET does', async () => {
    const statuses = (asking: Asking) =>
      Promise.all([ask(asking, 'HEAD'), ask(asking, 'GET')]).then((both) => both.map(({ status }) => status));
    const none = 'from=2001-01-01&until=2001-01-02&types=vehicles&format=csv';
    expect(await statuses({ route: exported, query: none })).toEqual([404, 404]);
    for (const route of [exported, figures]) expect(await statuses({ route, query: 'format=csv' })).toEqual([422, 422]);
    arrive(await memberToken(tenant, 'agent'));
    for (const [, asking] of ALL) expect(await statuses(asking)).toEqual([403, 403]);
  });
});

describe('a client who has gone', () => {
  it.each(Object.entries(EXPORTS))('before the head of %s ends it', async (_name, asking) => {
    expect((await ask(asking, 'GET', AbortSignal.abort())).status).toBe(200);
    await left(['cancelled']);
  });

  it.each(ALL)('before the body of %s ends it', async (_name, asking) => {
    const controller = new AbortController();
    await ask(asking, 'GET', controller.signal);
    await begun();
    controller.abort();
    await left(asking.route === figures ? [] : ['cancelled']);
  });
});

it('ends the file of a reader who stays and reads nothing, and lets the next one run', async () => {
  const begin = async () => {
    const { exportId } = await archiveOwnData(await asAdmin(tenant), { exportId: newId() });
    const of = { tenantId: tenant.id, exportId, slug: tenant.slug, locale: 'en' } as const;
    return archiveResponse(of, { unreadMs: 2000 });
  };
  const [unread, next] = [await begin(), await begin()];
  await vi.waitFor(async () => expect((await states()).toSorted()).toEqual(['failed', 'running']), WAIT);
  await expect(unread.text()).rejects.toThrow('nobody took the file');
  await next.body?.cancel();
  await left(['failed', 'cancelled']);
});
