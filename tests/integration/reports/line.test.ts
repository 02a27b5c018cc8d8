import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, expect, it, vi } from 'vitest';
import { closeDatabase, withTenant } from '@/db/client';
import { reportExports } from '@/db/schema/report-exports';
import { beginExport } from '@/lib/reports/begin-export';
import { cancelExport } from '@/lib/reports/cancel-export';
import { getExport } from '@/lib/reports/get-export';
import { query } from '@/lib/server/query';
import { asManager } from '@/tests/support/contexts';
import { type Begun, begin, closeFiles, copies, makeCompany, open } from '@/tests/support/export-in-line';

afterEach(closeFiles);
afterAll(closeDatabase);

const WAIT = { timeout: 15_000 };

async function told({ tenant, exportId }: Begun) {
  return query(await asManager(tenant), 'reports.view', (ctx) => getExport(ctx, exportId));
}

it('sends the head at once, and the rows of one export of a company after another', async () => {
  const tenant = await makeCompany();
  const [first, second] = [await begin(tenant), await begin(tenant, 3)];
  const [running, waiting] = [open(first), open(second)];
  await once(running, 'readable');
  await vi.waitFor(async () => expect(await told(first)).toMatchObject({ state: 'running', place: 0, all: 1 }), WAIT);
  await once(waiting, 'readable');
  expect(String(waiting.read())).toBe('head\n');
  await vi.waitFor(async () => expect(await told(second)).toMatchObject({ state: 'waiting', place: 1, rows: 0 }), WAIT);
  running.destroy();
  expect((await buffer(waiting)).toString().split('\n')).toHaveLength(4);
  await vi.waitFor(async () => expect(await told(first)).toMatchObject({ state: 'cancelled' }), WAIT);
  await vi.waitFor(async () => expect(await told(second)).toMatchObject({ state: 'done', rows: 3 }), WAIT);
});

it('runs two at a time, of all companies together', async () => {
  const all: Begun[] = [];
  for (let company = 0; company < 3; company += 1) all.push(await begin(await makeCompany()));
  const [first, , third] = all as [Begun, Begun, Begun];
  const files = all.map(open);
  const states = async () => (await Promise.all(all.map(told))).map(({ state }) => state);
  await vi.waitFor(async () => expect((await states()).toSorted()).toEqual(['running', 'running', 'waiting']), WAIT);
  const waiting = (await states()).indexOf('waiting');
  await vi.waitFor(async () => expect(await told(all[waiting] ?? third)).toMatchObject({ place: 1 }), WAIT);
  files.find((_, index) => index !== waiting)?.destroy();
  await vi.waitFor(async () => expect((await states())[waiting]).toBe('running'), WAIT);
  for (const file of files) file.destroy();
  await vi.waitFor(async () => expect(await copies(first)).toBe(0), WAIT);
});

it('breaks off the file and stops the query when it is cancelled', async () => {
  const begun = await begin(await makeCompany());
  const file = open(begun);
  const broken = expect(buffer(file)).rejects.toThrow();
  await vi.waitFor(async () => expect((await told(begun)).rows).toBeGreaterThan(0), WAIT);
  expect(await copies(begun)).toBe(1);
  await cancelExport(await asManager(begun.tenant), { exportId: begun.exportId });
  await broken;
  await vi.waitFor(async () => expect(await copies(begun)).toBe(0), WAIT);
  expect(await told(begun)).toMatchObject({ state: 'cancelled' });
});

it('is cancelled before its turn too, and leaves the line', async () => {
  const tenant = await makeCompany();
  const [first, second, third] = [await begin(tenant), await begin(tenant), await begin(tenant, 1)];
  const [running, cancelled, waiting] = [open(first), open(second), open(third)];
  const broken = expect(buffer(cancelled)).rejects.toThrow();
  await vi.waitFor(async () => expect(await told(third)).toMatchObject({ place: 2 }), WAIT);
  await cancelExport(await asManager(tenant), { exportId: second.exportId });
  await broken;
  await vi.waitFor(async () => expect(await told(third)).toMatchObject({ place: 1 }), WAIT);
  running.destroy();
  expect((await buffer(waiting)).toString()).toContain(',1\n');
});

it('does not wait for an export whose server is gone', async () => {
  const tenant = await makeCompany();
  const [lost, next] = [await begin(tenant), await begin(tenant, 1)];
  const file = buffer(open(next));
  await vi.waitFor(async () => expect(await told(next)).toMatchObject({ state: 'waiting', place: 1 }), WAIT);
  const silent = { seenAt: sql`now() - interval '16 seconds'` };
  await withTenant(tenant.id, (tx) =>
    tx
      .update(reportExports)
      .set(silent)
      .where(sql`${eq(reportExports.tenantId, tenant.id)} and ${eq(reportExports.id, lost.exportId)}`),
  );
  expect((await file).toString()).toContain(',1\n');
  expect(await told(lost)).toMatchObject({ state: 'failed' });
});

it('lets ten of a company wait, and refuses more', async () => {
  const tenant = await makeCompany();
  for (let index = 0; index < 10; index += 1) await begin(tenant);
  await expect(begin(tenant)).rejects.toMatchObject({ code: 'too_many_requests' });
});

it('takes an id only once', async () => {
  const { tenant, exportId } = await begin(await makeCompany());
  const again = { from: '2026-01-01', until: '2035-12-31', types: 'vehicles', format: 'csv', exportId };
  await expect(beginExport(await asManager(tenant), again)).rejects.toMatchObject({ code: 'validation_error' });
});
