import { once } from 'node:events';
import { sql } from 'drizzle-orm';
import postgres from 'postgres';
import { afterAll, expect, it, vi } from 'vitest';
import { closeDatabase } from '@/db/client';
import { copyFromTenant } from '@/db/copy-from-tenant';
import { makeTenant } from '@/tests/support/factories';

const watcher = postgres(process.env.DATABASE_URL ?? '', { max: 1 });
afterAll(() => Promise.all([closeDatabase(), watcher.end()]));

/** How many connections are at a query whose text has this mark. */
async function running(mark: string): Promise<number> {
  const rows = await watcher`select from pg_stat_activity where query like ${`%copy%${mark}%`} and state = 'active'`;
  return rows.length;
}

it('stops the query of a reader who has gone', async () => {
  const tenant = await makeTenant();
  const mark = `m${tenant.slug}`;
  const endless = sql`select ${mark}::text, repeat('x', 1000), generate_series(1, 1000000000)`;
  const stream = await copyFromTenant(tenant.id, endless, 'csv');
  await once(stream, 'readable');
  expect(await running(mark)).toBe(1);
  stream.destroy();
  await vi.waitFor(async () => expect(await running(mark)).toBe(0), { timeout: 20_000 });
});

it('stops the query before its first row too', async () => {
  const tenant = await makeTenant();
  const mark = `m${tenant.slug}`;
  const controller = new AbortController();
  const slow = sql`select ${mark}::text, pg_sleep(60)`;
  const read = async () => (await copyFromTenant(tenant.id, slow, 'csv', { signal: controller.signal })).toArray();
  const ended = expect(read()).rejects.toThrow();
  await vi.waitFor(async () => expect(await running(mark)).toBe(1), { timeout: 20_000 });
  controller.abort();
  await ended;
  await vi.waitFor(async () => expect(await running(mark)).toBe(0), { timeout: 20_000 });
});

it('stops the query of a stream that nobody has begun to read', async () => {
  const tenant = await makeTenant();
  const mark = `m${tenant.slug}`;
  const controller = new AbortController();
  const endless = sql`select ${mark}::text, repeat('x', 1000), generate_series(1, 1000000000)`;
  const stream = await copyFromTenant(tenant.id, endless, 'csv', { signal: controller.signal });
  controller.abort();
  await vi.waitFor(async () => expect(await running(mark)).toBe(0), { timeout: 20_000 });
  await expect(stream.toArray()).rejects.toThrow();
  const late = copyFromTenant(tenant.id, endless, 'csv', { signal: controller.signal });
  await expect(late).rejects.toMatchObject({ name: 'AbortError' });
});

it('fails where the query fails, and not only ends', async () => {
  const tenant = await makeTenant();
  const failing = sql`select 1 / (100000 - n) from generate_series(1, 200000) n`;
  const stream = await copyFromTenant(tenant.id, failing, 'csv');
  const read = async () => {
    for await (const piece of stream) expect(piece.length).toBeGreaterThan(0);
  };
  await expect(read()).rejects.toMatchObject({ code: '22012' });
});

it('sees no row of another company, and writes none', async () => {
  const [mine, other] = [await makeTenant(), await makeTenant()];
  const stream = await copyFromTenant(mine.id, sql`select tenant_id from members group by 1`, 'csv');
  expect((await stream.toArray()).join('').trim()).toBe(mine.id);
  expect(other.id).not.toBe(mine.id);
  const writing = copyFromTenant(mine.id, sql`delete from members returning 1`, 'csv');
  await expect(writing).rejects.toMatchObject({ code: '25006' });
});
