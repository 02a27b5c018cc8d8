import fs from 'node:fs';
import path from 'node:path';
import { assertDatabaseChosen } from './parts/chosen-database.mjs';
import { command } from './parts/command.mjs';
import { ensureInstalled } from './parts/install.mjs';
import { loadSettings } from './parts/load-settings.mjs';
import { ensureDatabase } from './parts/postgres.mjs';
import { ROOT } from './parts/run.mjs';

/**
 * `npm run backup -- /backups`: the database and the files of one moment in a new folder of its own, while people work. Files never
 * change, and each is there before the row that names it. So they are copied before the database, and again after it those that
 * have come since: whatever the database names is there, also if its record is deleted meanwhile. What follows the folder goes to
 * pg_dump.
 */
await command(
  async (atEnd) => {
    loadSettings();
    assertDatabaseChosen(process.env);
    await ensureInstalled({ dev: false });
    const { aboutServer } = await import('./parts/about-server.mjs');
    const { runClient } = await import('./parts/postgres-client.mjs');
    const database = await ensureDatabase('postgres');
    atEnd(database.stop);
    const about = await aboutServer(database.url);
    if (!about.readsAll)
      throw new Error(
        'This login of the database may not read past row security, so its backup would lack every company. A login for backups can: ' +
          "create role wout_backup login bypassrls in role pg_read_all_data password '…'; name it in DATABASE_URL for this command.",
      );
    const folder = path.resolve(
      process.argv[2] ?? path.join(ROOT, '.data', 'backups'),
      `wout-${new Date().toISOString().replaceAll(':', '-').slice(0, 19)}Z`,
    );
    fs.mkdirSync(folder, { recursive: true, mode: 0o700 });
    copyFiles(folder);
    await runClient('pg_dump', about.major, database.url, [
      ...['--format=custom', '--no-owner', '--lock-wait-timeout=60s'],
      `--file=${path.join(folder, 'database.dump')}`,
      ...process.argv.slice(3),
    ]);
    copyFiles(folder);
    const { S3_BUCKET: bucket = null } = process.env;
    const facts = { at: new Date().toISOString(), postgres: about.major, migrations: about.migrations, bucket };
    fs.writeFileSync(path.join(folder, 'about.json'), `${JSON.stringify(facts, null, 2)}\n`);
    console.log(`The backup is in ${folder}`);
    if (bucket)
      console.log(
        `Files are in the bucket ${bucket}, which keeps them by its own versions and copies (docs/deploy.md).`,
      );
  },
  { codeOnSignal: 130 },
);

function copyFiles(folder) {
  if (process.env.S3_BUCKET) return;
  const from = path.resolve(process.env.STORAGE_DIR || path.join(ROOT, '.data', 'storage'));
  const to = path.join(folder, 'files');
  fs.mkdirSync(to, { recursive: true });
  for (const entry of fs.existsSync(from) ? fs.readdirSync(from, { recursive: true, withFileTypes: true }) : []) {
    const source = path.join(entry.parentPath, entry.name);
    const target = path.join(to, path.relative(from, source));
    if (entry.isFile()) copyFile(source, target);
  }
}

/** A file that was removed while we looked has lost its record before. One that was still being written when we did is copied again. */
function copyFile(source, target) {
  fs.mkdirSync(path.dirname(target), { recursive: true });
  try {
    const { size } = fs.statSync(source);
    if (fs.statSync(target, { throwIfNoEntry: false })?.size === size) return;
    fs.copyFileSync(source, target);
  } catch (error) {
    if (error.code !== 'ENOENT') throw error;
  }
}
