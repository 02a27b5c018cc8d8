/**
 * The drill: a backup while people work, restored into another PostgreSQL and another folder. Every row must be as it was at the
 * moment of the backup, and every file that a row names must be there. It needs PostgreSQL's server and programs of the system.
 */
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ensureBuilt } from '../../scripts/parts/build.mjs';
import { command } from '../../scripts/parts/command.mjs';
import { must, ROOT } from '../../scripts/parts/run.mjs';
import { serve } from '../../scripts/parts/serve.mjs';
import { plainPdf } from '../support/hostile/pdf-parts.ts';
import { ask } from './parts/ask.mjs';
import { openCounter } from './parts/counter.mjs';
import { figures } from './parts/figures.mjs';
import { onServer, ownPostgres } from './parts/own-postgres.mjs';
import { fillStage } from './parts/stage.mjs';
import { systemPrograms } from './parts/system-programs.mjs';
import { upload } from './parts/upload.mjs';

await command(async (atEnd) => {
  await ensureBuilt();
  const bin = systemPrograms();
  const source = await ownPostgres(atEnd, { bin });
  const elsewhere = await ownPostgres(atEnd, { bin });
  const home = fs.mkdtempSync(path.join(os.tmpdir(), 'wout-drill-'));
  atEnd(() => fs.rmSync(home, { recursive: true, force: true }));
  const { env, port, companies } = await fillStage(source.url, { companies: 2, drafts: 120 });
  const settings = { ...env, STORAGE_DIR: path.join(home, 'files') };
  const server = await serve(port, settings, { log: '/dev/null' });
  atEnd(server.stop);
  const result = figures();

  const ledger = [];
  const counters = companies.map((company) => openCounter(port, company, ledger));
  let working = true;
  const uploading = keepUploading();
  await sleep(5000);
  const owner = inDatabase(source.admin);
  await onServer(
    owner,
    (sql) => sql`create role wout_backup login bypassrls in role pg_read_all_data password 'only-for-probes'`,
  );
  const keeper = source.url.replace('//wout:', '//wout_backup:');
  const { before, took } = await onServer(owner, (sql) =>
    // What the backup sees is what this transaction sees, however long it takes.
    sql.begin('isolation level repeatable read', async (tx) => {
      const [{ snapshot }] = await tx`select pg_export_snapshot() as snapshot`;
      const from = performance.now();
      const args = [path.join(ROOT, 'scripts', 'backup.mjs'), path.join(home, 'backups'), `--snapshot=${snapshot}`];
      await must(process.execPath, args, { env: { ...settings, DATABASE_URL: keeper } });
      return { took: performance.now() - from, before: await hashes(tx) };
    }),
  );
  await sleep(2000);
  working = false;
  await uploading;
  await Promise.all(counters.map(({ close }) => close()));

  const [name] = fs.readdirSync(path.join(home, 'backups'));
  const restored = path.join(home, 'restored');
  const restore = [path.join(ROOT, 'scripts', 'restore.mjs'), path.join(home, 'backups', name)];
  await must(process.execPath, restore, { env: { ...settings, DATABASE_URL: elsewhere.url, STORAGE_DIR: restored } });
  const after = await onServer(inDatabase(elsewhere.admin), hashes);

  result.note('acts while the backup was made and after it', ledger.length);
  result.note('tables compared', before.size);
  result.note(
    'rows compared',
    [...before.values()].reduce((sum, { rows }) => sum + rows, 0),
  );
  result.note('the backup took', Math.round(took), 'ms');
  const differing = [...before].filter(([table, { hash }]) => after.get(table)?.hash !== hash).map(([table]) => table);
  for (const table of differing) console.log(`  ${table} differs`);
  result.atMost('tables that differ', differing.length + Math.abs(after.size - before.size), 0);
  const keys = await onServer(
    inDatabase(elsewhere.admin),
    (sql) => sql`select storage_key as key, sha256 from attachments`,
  );
  result.note('files named by rows', keys.length);
  result.atMost(
    'files that are missing or changed',
    keys.filter(({ key, sha256 }) => sha256Of(path.join(restored, key)) !== sha256).length,
    0,
  );
  const again = await must(process.execPath, restore, {
    env: { ...settings, DATABASE_URL: elsewhere.url, STORAGE_DIR: restored },
    stdio: 'ignore',
  }).then(
    () => 1,
    () => 0,
  );
  result.atMost('restores over what is there already', again, 0);
  return result.code();

  async function keepUploading() {
    for (let turn = 0; working; turn += 1) {
      const company = companies[turn % companies.length];
      const content = Buffer.from(await plainPdf(1 + (turn % 9)));
      const vehicleId = company.vehicles[turn % company.vehicles.length];
      await ask(port, { company, ...upload({ vehicleId, slot: 'insurance', content, type: 'application/pdf' }) });
    }
  }
});

function inDatabase(admin) {
  return admin.replace(/\/postgres$/, '/wout');
}

/** Of each table of ours, its rows in an order that does not depend on how they are stored. */
async function hashes(sql) {
  const tables = await sql`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname not in ('pg_catalog', 'information_schema') order by 1`;
  const found = new Map();
  for (const { name } of tables) {
    const [row] = await sql.unsafe(
      `select count(*)::int as rows, md5(coalesce(string_agg(md5(t::text), '' order by md5(t::text)), '')) as hash from ${name} t`,
    );
    found.set(name, row);
  }
  return found;
}

function sha256Of(file) {
  return fs.existsSync(file) ? createHash('sha256').update(fs.readFileSync(file)).digest('hex') : null;
}
