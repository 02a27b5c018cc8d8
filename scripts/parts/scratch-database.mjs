import { randomBytes } from 'node:crypto';
import postgres from 'postgres';
import { ensureDatabase } from './postgres.mjs';

const PREFIX = 'wout_scratch_';

/**
 * The server for tests: the one in TEST_DATABASE_URL, else a fast one of our own, without the databases left by killed
 * runs.
 */
export async function scratchServer() {
  const server = await ensureDatabase('postgres-test', { own: true, fast: true });
  if (server.alone) await withAdmin(server.url, dropLeftovers);
  return server;
}

/** A new database on the server: empty, or a copy of the `template` that nobody is connected to. */
export async function makeDatabase(serverUrl, template = 'template1') {
  const name = `${PREFIX}${randomBytes(6).toString('hex')}`;
  await withAdmin(serverUrl, (admin) => admin.unsafe(`create database ${name} template ${template}`));
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  const drop = () => withAdmin(serverUrl, (admin) => admin.unsafe(`drop database if exists ${name} with (force)`));
  return { url: url.toString(), drop };
}

async function dropLeftovers(admin) {
  const left = await admin`select datname from pg_database where starts_with(datname, ${PREFIX})`;
  for (const { datname } of left) await admin.unsafe(`drop database if exists ${datname} with (force)`);
}

async function withAdmin(url, work) {
  const admin = postgres(url, { max: 1, onnotice: () => undefined });
  try {
    return await work(admin);
  } finally {
    await admin.end({ timeout: 5 });
  }
}
