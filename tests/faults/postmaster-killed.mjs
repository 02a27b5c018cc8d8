/**
 * PostgreSQL's first process is killed 10 times under hand-overs, payments and returns, on a server of its own that
 * writes to the disk as in production. What was acknowledged must be there once.
 */
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ensureBuilt } from '../../scripts/parts/build.mjs';
import { command } from '../../scripts/parts/command.mjs';
import { ensureDatabase } from '../../scripts/parts/postgres.mjs';
import { findPlace } from '../../scripts/parts/postgres-place.mjs';
import { makeDatabase } from '../../scripts/parts/scratch-database.mjs';
import { serve } from '../../scripts/parts/serve.mjs';
import { ask } from './parts/ask.mjs';
import { audit } from './parts/audit.mjs';
import { breakAtWork } from './parts/break-at-work.mjs';
import { figures } from './parts/figures.mjs';
import { fillStage } from './parts/stage.mjs';

const NAME = 'postgres-faults';
const KILLS = Number(process.env.KILLS ?? 10);
const READY_MS = 5000;

await command(async (atEnd) => {
  // The probe kills this server, so it must be its own one.
  delete process.env.TEST_DATABASE_URL;
  await ensureBuilt();
  const cluster = await ensureDatabase(NAME, { own: true });
  atEnd(cluster.stop);
  const database = await makeDatabase(cluster.url);
  atEnd(database.drop);
  const { env, port, companies } = await fillStage(database.url, { companies: 2, drafts: 8 * KILLS });
  const server = await serve(port, env, { log: '/dev/null' });
  atEnd(server.stop);
  const ledger = [];
  const result = figures();
  let longest = 0;
  for (let kill = 0; kill < KILLS; kill += 1) {
    const destroy = () => process.kill(postmaster(), 'SIGKILL');
    await breakAtWork({ port, companies, ledger, round: kill, destroy });
    longest = Math.max(longest, await restart(cluster.url, port));
  }
  result.note('kills of the postmaster', KILLS);
  result.atMost('server ready again after the database', longest, READY_MS, 'ms');
  await audit({ port, databaseUrl: database.url, companies, ledger, result });
  return result.code();
});

function postmaster() {
  const { data } = findPlace(NAME);
  return Number(fs.readFileSync(path.join(data, 'postmaster.pid'), 'utf8').split('\n')[0]);
}

/** PostgreSQL refuses to start until the last process of the killed one has ended. */
async function startAgain() {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await ensureDatabase(NAME, { own: true });
    } catch (error) {
      if (attempt === 50) throw error;
      await sleep(200);
    }
  }
}

/** Starts PostgreSQL again. Returns how long our server needs from then on until it is healthy. */
async function restart(url, port) {
  const again = await startAgain();
  if (again.url !== url) throw new Error('PostgreSQL started on another port. Run the probe again.');
  const from = Date.now();
  for (;;) {
    const { status } = await ask(port, { path: '/api/ready' });
    if (status === 200) return Date.now() - from;
    if (Date.now() - from > 60_000) throw new Error('The server is not healthy a minute after the database is back.');
    await sleep(100);
  }
}
