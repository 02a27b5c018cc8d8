import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { drizzle } from 'drizzle-orm/postgres-js';
import { migrate as applyMigrations } from 'drizzle-orm/postgres-js/migrator';
import postgres from 'postgres';
import { afterAll, expect, it } from 'vitest';
import { migrate } from '@/db/migrate';
import { isolationFaults } from '@/db/prove-isolation';
import * as schema from '@/db/schema';
import { newId } from '@/lib/id';

/**
 * The last migration of the version whose data the fixture has: two companies with some of everything but documents. It was written
 * by `pg_dump --data-only --column-inserts --schema=public`.
 */
const LAST = 55;
const FIXTURE = path.join(import.meta.dirname, '../../fixtures/upgrade/0055.sql.gz');
/** Tables whose rows a migration rewrites or moves on purpose. */
const REWRITTEN: string[] = [];

const name = `wout_scratch_${newId().slice(-12)}`;
const server = process.env.DATABASE_URL ?? '';
const admin = postgres(server, { max: 1, onnotice: () => undefined });
const url = Object.assign(new URL(server), { pathname: `/${name}` }).href;
const quiet = { max: 1, onnotice: () => undefined };

afterAll(async () => {
  await admin.unsafe(`drop database if exists ${name} with (force)`);
  await admin.end();
});

it('migrates the data of an older version forward and loses no row', async () => {
  await admin.unsafe(`create database ${name}`);
  await makeOlder();
  const before = await countRows();
  expect(before.get('rentals')).toBeGreaterThan(5);
  expect([...before.values()].filter((rows) => rows > 0).length).toBeGreaterThan(30);

  await migrate(url);

  const after = await countRows();
  const lost = [...before].filter(([table, rows]) => after.get(table) !== rows && !REWRITTEN.includes(table));
  expect(lost).toEqual([]);
  expect(await isolationFaults(url)).toEqual([]);
  await expectReadable();
});

/** The tables of the older version, and its rows as `pg_dump` wrote them. Their order need not follow foreign keys. */
async function makeOlder() {
  const folder = mkdtempSync(path.join(tmpdir(), 'wout-older-'));
  const sql = postgres(url, quiet);
  try {
    cpSync('db/migrations', folder, { recursive: true });
    const file = path.join(folder, 'meta', '_journal.json');
    const journal = JSON.parse(readFileSync(file, 'utf8')) as { entries: { idx: number }[] };
    writeFileSync(file, JSON.stringify({ ...journal, entries: journal.entries.filter(({ idx }) => idx <= LAST) }));
    await applyMigrations(drizzle(sql), { migrationsFolder: folder });
    await sql.begin(async (tx) => {
      // What migrations have put there is in the dump too.
      const tables = await tx<{ name: string }[]>`select tablename as name from pg_tables where schemaname = 'public'`;
      await tx.unsafe(`truncate ${tables.map((table) => `"${table.name}"`).join(', ')}`);
      await tx`set local session_replication_role = replica`;
      await tx.unsafe(gunzipSync(readFileSync(FIXTURE)).toString());
    });
  } finally {
    await sql.end();
    rmSync(folder, { recursive: true });
  }
}

async function countRows(): Promise<Map<string, number>> {
  const sql = postgres(url, quiet);
  try {
    const tables = await sql<{ name: string }[]>`
      select tablename as name from pg_tables where schemaname = 'public' order by 1`;
    const counts = new Map<string, number>();
    for (const table of tables) {
      const [row] = await sql<{ rows: number }[]>`select count(*)::int as rows from ${sql(table.name)}`;
      counts.set(table.name, row?.rows ?? 0);
    }
    return counts;
  } finally {
    await sql.end();
  }
}

/** Every column that this version knows is there, and its rows can be read. */
async function expectReadable() {
  const sql = postgres(url, quiet);
  try {
    const db = drizzle(sql);
    const tables = Object.values(schema).flatMap((value: unknown) => (is(value, PgTable) ? [value] : []));
    expect(tables.length).toBeGreaterThan(50);
    for (const table of tables)
      await expect(db.select().from(table).limit(3), getTableName(table)).resolves.toBeDefined();
  } finally {
    await sql.end();
  }
}
