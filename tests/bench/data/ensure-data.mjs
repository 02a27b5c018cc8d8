import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import postgres from 'postgres';
import { ensureDatabase } from '../../../scripts/parts/postgres.mjs';
import { ROOT, typescript } from '../../../scripts/parts/run.mjs';

const PREFIX = 'wout_bench_';
const MIGRATIONS = path.join(ROOT, 'db', 'migrations');

/** A server in `.data/bench` with the measured companies. They are kept between runs while tables and data are the same. */
export async function ensureData() {
  const server = await ensureDatabase('bench', { own: true, fast: true });
  const url = new URL(server.url);
  const name = PREFIX + dataVersion();
  const admin = postgres(server.url, { max: 1, onnotice: () => undefined });
  url.pathname = `/${name}`;
  try {
    const [known] =
      await admin`select shobj_description(oid, 'pg_database') = ${name} as filled from pg_database where datname = ${name}`;
    if (!known?.filled) {
      const old = await admin`select datname from pg_database where starts_with(datname, ${PREFIX})`;
      for (const { datname } of old) await admin.unsafe(`drop database ${datname} with (force)`);
      await admin.unsafe(`create database ${name}`);
      console.log('Making 1,000 companies with 1,000,000 rentals …');
      await typescript('tests/bench/data/make-data.ts', { DATABASE_URL: url.toString() }, [name]);
    }
  } finally {
    await admin.end({ timeout: 5 });
  }
  return { url: url.toString(), stop: server.stop };
}

function dataVersion() {
  const hash = createHash('sha256').update(fs.readFileSync(path.join(import.meta.dirname, 'companies.sql')));
  for (const file of fs.readdirSync(MIGRATIONS).toSorted())
    if (file.endsWith('.sql')) hash.update(fs.readFileSync(path.join(MIGRATIONS, file)));
  return hash.digest('hex').slice(0, 10);
}
