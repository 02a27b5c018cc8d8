import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import postgres from 'postgres';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { GET as alive } from '@/app/api/health/route';
import { GET as ready } from '@/app/api/ready/route';
import { closeDatabase, readServer } from '@/db/client';
import { newId } from '@/lib/id';
import { jobsState } from '@/lib/jobs/jobs-state';
import { ownDatabase } from '@/tests/support/own-database';

const ALL_WELL = { database: 'ok', migrations: 'ok', storage: 'ok', jobs: 'ok' };
let dropDatabase: () => Promise<void>;
let folder: string;

async function answer() {
  const response = await ready();
  return { status: response.status, body: await response.json() };
}

beforeAll(async () => {
  dropDatabase = await ownDatabase();
});

beforeEach(() => {
  vi.resetModules();
  folder = path.join(tmpdir(), newId());
  vi.stubEnv('STORAGE_DIR', folder);
  jobsState().running = true;
});

afterAll(async () => {
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true, force: true });
  await dropDatabase();
});

describe('readiness', () => {
  it('says of a server that does all of its work that it is ready', async () => {
    expect(await answer()).toEqual({ status: 200, body: { ready: true, checks: ALL_WELL } });
  });

  it('is refused while jobs have not begun', async () => {
    jobsState().running = false;
    expect(await answer()).toEqual({ status: 503, body: { ready: false, checks: { ...ALL_WELL, jobs: 'fail' } } });
  });

  it('is refused while a migration of this build is missing, and not for one of a newer build', async () => {
    const login = postgres(process.env.DATABASE_URL ?? '', { max: 1 });
    const [last] = await login`select * from drizzle.__drizzle_migrations order by created_at desc limit 1`;
    await login`update drizzle.__drizzle_migrations set created_at = created_at + 1 where id = ${last?.id}`;
    const missing = await answer();
    await login`update drizzle.__drizzle_migrations set created_at = created_at - 1 where id = ${last?.id}`;
    await login`insert into drizzle.__drizzle_migrations (hash, created_at) values ('newer', 9999999999999)`;
    const newer = await answer();
    await login.end();
    expect(missing).toEqual({ status: 503, body: { ready: false, checks: { ...ALL_WELL, migrations: 'fail' } } });
    expect(newer.status).toBe(200);
  });

  it('is refused while the database is away, and the server is alive all the same', async () => {
    const url = process.env.DATABASE_URL ?? '';
    await closeDatabase();
    vi.stubEnv('DATABASE_URL', url.replace(/:\d+\//, ':1/'));
    const away = await answer();
    const living = await alive();
    await closeDatabase();
    vi.stubEnv('DATABASE_URL', url);
    const checks = { ...ALL_WELL, database: 'fail', migrations: 'fail' };
    expect(away).toEqual({ status: 503, body: { ready: false, checks } });
    expect([living.status, await living.json()]).toEqual([200, { alive: true }]);
  });
});

describe('a read of the server', () => {
  it('can write nothing', async () => {
    await expect(readServer((tx) => tx.execute(sql`create table written ()`))).rejects.toThrow();
  });
});
