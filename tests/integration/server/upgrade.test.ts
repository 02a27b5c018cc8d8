import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { drizzle } from 'drizzle-orm/postgres-js';
import { migrate as applyMigrations } from 'drizzle-orm/postgres-js/migrator';
import postgres from 'postgres';
import { afterAll, afterEach, expect, it } from 'vitest';
import { migrate } from '@/db/migrate';
import { isolationFaults } from '@/db/prove-isolation';
import * as schema from '@/db/schema';
import { newId } from '@/lib/id';

/**
 * The last migration of each version whose data is in a fixture: two companies with some of everything, the older one without documents.
 * `moved` are columns that a migration since has moved elsewhere.
 * They were written by `pg_dump --data-only --column-inserts --schema=public`.
 */
const VERSIONS = [
  // The prices of plans are rows of their own since.
  { last: 55, moved: ['plan_periods.monthly_price_cents', 'plans.monthly_price_cents'] },
  { last: 79, moved: [] },
];

const name = `wout_scratch_${newId().slice(-12)}`;
const server = process.env.DATABASE_URL ?? '';
const admin = postgres(server, { max: 1, onnotice: () => undefined });
const url = Object.assign(new URL(server), { pathname: `/${name}` }).href;
const quiet = { max: 1, onnotice: () => undefined };

const drop = () => admin.unsafe(`drop database if exists ${name} with (force)`);
afterEach(drop);
afterAll(() => admin.end());

it.each(VERSIONS)(
  'migrates the data of version $last forward, and loses or changes none of it',
  async ({ last, moved }) => {
    await admin.unsafe(`create database ${name}`);
    await makeOlder(last);
    const before = await readColumns();
    expect(before.get('rentals.id')?.rows).toBeGreaterThan(5);
    expect([...before.values()].filter(({ rows }) => rows > 0).length).toBeGreaterThan(300);

    await migrate(url);

    const after = await readColumns();
    const changed = [...before].filter(([column, value]) => !isDeepStrictEqual(after.get(column), value));
    expect(changed.map(([column]) => column).toSorted()).toEqual(moved);
    expect(await isolationFaults(url)).toEqual([]);
    await expectReadable();
  },
);

/** The tables of the older version, and its rows as `pg_dump` wrote them. Their order need not follow foreign keys. */
async function makeOlder(last: number) {
  const folder = mkdtempSync(path.join(tmpdir(), 'wout-older-'));
  const sql = postgres(url, quiet);
  try {
    cpSync('db/migrations', folder, { recursive: true });
    const file = path.join(folder, 'meta', '_journal.json');
    const journal = JSON.parse(readFileSync(file, 'utf8')) as { entries: { idx: number }[] };
    writeFileSync(file, JSON.stringify({ ...journal, entries: journal.entries.filter(({ idx }) => idx <= last) }));
    await applyMigrations(drizzle(sql), { migrationsFolder: folder });
    await sql.begin(async (tx) => {
      // What migrations have put there is in the dump too.
      const tables = await tx<{ name: string }[]>`select tablename as name from pg_tables where schemaname = 'public'`;
      await tx.unsafe(`truncate ${tables.map((table) => `"${table.name}"`).join(', ')}`);
      await tx`set local session_replication_role = replica`;
      await tx.unsafe(gunzipSync(readFileSync(fixtureOf(last))).toString());
    });
  } finally {
    await sql.end();
    rmSync(folder, { recursive: true });
  }
}

function fixtureOf(last: number): string {
  return path.join(import.meta.dirname, '../../fixtures/upgrade', `${String(last).padStart(4, '0')}.sql.gz`);
}

interface Content {
  rows: number;
  /** Of all values, in whatever order their rows are. */
  hash: string;
}

/** What each column of each table holds, by `table.column`. */
async function readColumns(): Promise<Map<string, Content>> {
  const sql = postgres(url, quiet);
  try {
    const columns = await sql<{ table: string; column: string }[]>`
      select c.relname as table, a.attname as column from pg_class c
      join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' order by 1, a.attnum`;
    const found = new Map<string, Content>();
    for (const { table, column } of columns) {
      const [content] = await sql<[Content]>`
        select count(*)::int as rows, coalesce(md5(string_agg(v, ',' order by v)), '') as hash
        from (select md5(${sql(column)}::text) as v from ${sql(table)}) t`;
      found.set(`${table}.${column}`, { ...content });
    }
    return found;
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
