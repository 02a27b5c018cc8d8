import fs from 'node:fs';
import path from 'node:path';
import { assertDatabaseChosen } from './parts/chosen-database.mjs';
import { command } from './parts/command.mjs';
import { ensureInstalled } from './parts/install.mjs';
import { loadSettings } from './parts/load-settings.mjs';
import { ensureDatabase } from './parts/postgres.mjs';
import { prepare } from './parts/prepare.mjs';
import { ROOT } from './parts/run.mjs';

/** The migration that makes the roles; a landed one never changes. */
const ROLES = path.join(ROOT, 'db', 'migrations', '0001_isolation.sql');

/**
 * `npm run restore -- /backups/wout-…`: what `npm run backup` wrote, into the empty database of DATABASE_URL and the empty folder of
 * STORAGE_DIR. It is migrated to this version and its isolation proved. Nothing that is there is ever overwritten.
 */
await command(
  async (atEnd) => {
    loadSettings();
    assertDatabaseChosen(process.env);
    const folder = process.argv[2];
    const dump = folder && path.resolve(folder, 'database.dump');
    if (!dump || !fs.existsSync(dump))
      throw new Error('Say which backup: npm run restore -- /backups/wout-2026-01-31T12-00-00Z');
    // It is written last.
    if (!fs.existsSync(path.resolve(folder, 'about.json')))
      throw new Error(`The backup in ${folder} was never finished, so that files may be missing. Name another one.`);
    await ensureInstalled({ dev: false });
    const { aboutServer, makeRoles } = await import('./parts/about-server.mjs');
    const { runClient } = await import('./parts/postgres-client.mjs');
    const database = await ensureDatabase('postgres');
    atEnd(database.stop);
    const { major, tables } = await aboutServer(database.url);
    if (tables > 0) throw new Error('The database of DATABASE_URL is not empty. Name an empty one to restore into.');
    const files = path.resolve(process.env.STORAGE_DIR || path.join(ROOT, '.data', 'storage'));
    const kept = path.resolve(folder, 'files');
    const local = !process.env.S3_BUCKET && fs.existsSync(kept);
    if (local && fs.existsSync(files) && fs.readdirSync(files).length > 0)
      throw new Error(`The folder ${files} is not empty. Set STORAGE_DIR to an empty one to restore into.`);
    await makeRoles(database.url, rolesStatement());
    const how = ['--no-owner', '--exit-on-error', '--single-transaction'];
    const name = decodeURIComponent(new URL(database.url).pathname.slice(1));
    await runClient('pg_restore', major, database.url, [...how, `--dbname=${name}`, dump]);
    if (local) fs.cpSync(kept, files, { recursive: true, errorOnExist: true, force: false });
    await prepare({ ...process.env, DATABASE_URL: database.url });
    console.log('Restored, migrated to this version, and companies are kept apart.');
  },
  { codeOnSignal: 130 },
);

function rolesStatement() {
  const statement = fs
    .readFileSync(ROLES, 'utf8')
    .split('--> statement-breakpoint')
    .find((text) => text.includes('create role'));
  if (!statement) throw new Error(`No roles in ${ROLES}`);
  return statement;
}
