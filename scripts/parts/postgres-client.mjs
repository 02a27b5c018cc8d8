import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { run } from './run.mjs';

const DEBIAN = '/usr/lib/postgresql';

/**
 * Runs pg_dump or pg_restore on a database. Its version must not be below the server's. The password is not among the arguments,
 * which anybody on the machine can read.
 */
export async function runClient(name, serverMajor, databaseUrl, args) {
  const file = newest(name, serverMajor);
  const code = await run(file, args, { env: { ...process.env, ...settingsOf(databaseUrl) } });
  if (code !== 0) throw new Error(`${name} failed (${code}).`);
}

function newest(name, least) {
  const debian = fs.existsSync(DEBIAN) ? fs.readdirSync(DEBIAN).map((at) => path.join(DEBIAN, at, 'bin')) : [];
  const folders = [...debian, ...(process.env.PATH ?? '').split(path.delimiter)];
  const found = folders
    .map((folder) => path.join(folder, name))
    .filter((file) => fs.existsSync(file))
    .map((file) => ({ file, major: majorOf(file) }))
    .sort((one, other) => other.major - one.major);
  if ((found[0]?.major ?? 0) >= least) return found[0].file;
  throw new Error(
    `${name} of PostgreSQL ${least} or later is needed, as the server is of version ${least}. Install it, for instance with ` +
      `apt-get install postgresql-client-${least}, or run this where it is installed.`,
  );
}

function majorOf(file) {
  const { stdout } = spawnSync(file, ['--version'], { encoding: 'utf8' });
  return Number(/\) (\d+)/.exec(stdout ?? '')?.[1] ?? 0);
}

function settingsOf(databaseUrl) {
  const url = new URL(databaseUrl);
  return {
    PGHOST: url.searchParams.get('host') ?? url.hostname.replace(/^\[|\]$/g, ''),
    PGPORT: url.port || '5432',
    PGUSER: decodeURIComponent(url.username),
    PGPASSWORD: decodeURIComponent(url.password),
    PGDATABASE: decodeURIComponent(url.pathname.slice(1)),
    PGSSLMODE: url.searchParams.get('sslmode') ?? 'prefer',
  };
}
