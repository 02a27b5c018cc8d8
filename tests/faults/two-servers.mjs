/**
 * Two servers behind nginx and before a PgBouncer in transaction mode, with files in S3. What one of them knows, the other must know:
 * sessions, lockouts, idempotency keys, the allowance of reads, the line of exports. No background job may run on both at the same
 * time. Then one is killed under load through nginx: no read may fail, work must go on, and nothing acknowledged may be lost. It needs
 * PgBouncer, nginx and openssl.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { ensureBuilt } from '../../scripts/parts/build.mjs';
import { command } from '../../scripts/parts/command.mjs';
import { anyPort } from '../../scripts/parts/ports.mjs';
import { typescript } from '../../scripts/parts/run.mjs';
import { serve } from '../../scripts/parts/serve.mjs';
import { plainPdf } from '../support/hostile/pdf-parts.ts';
import { startS3Server } from '../support/s3-server.ts';
import { ask } from './parts/ask.mjs';
import { askJobs } from './parts/ask-jobs.mjs';
import { figures } from './parts/figures.mjs';
import { frontProxy } from './parts/front-proxy.mjs';
import { killOne } from './parts/kill-one.mjs';
import { onServer, ownPostgres } from './parts/own-postgres.mjs';
import { pooler } from './parts/pooler.mjs';
import { fillStage } from './parts/stage.mjs';
import { upload } from './parts/upload.mjs';

const PASSWORD = randomUUID();
const READS_PER_MINUTE = 120;
const LOCKING = 5;

await command(async (atEnd) => {
  await ensureBuilt();
  const database = await ownPostgres(atEnd);
  const pooled = await pooler(atEnd, database.url);
  const store = await startS3Server();
  atEnd(store.stop);
  // The pooler is used from the first migration on.
  process.env.DATABASE_POOLER = 'true';
  const { env, companies } = await fillStage(pooled, { companies: 3, drafts: 120 });
  const [limited, ...loaded] = companies;
  await typescript('tests/faults/parts/give-password.ts', { ...env, COMPANY: limited.id, PASSWORD });
  const settings = {
    ...{ ...env, ...store.settings },
    READS_PER_MINUTE: String(READS_PER_MINUTE),
    TRUSTED_PROXIES: 'loopback',
  };
  const ports = [await anyPort(), await anyPort()];
  const servers = [];
  for (const port of ports) servers.push(await serve(port, settings, { log: '/dev/null' }));
  for (const { stop } of servers) atEnd(stop);
  const front = { front: await frontProxy(atEnd, { domain: 'localhost', servers: ports }) };
  const ownDatabase = database.admin.replace(/\/postgres(?=\?|$)/, '/wout');
  const result = figures();
  await bothReady();
  await sessions();
  await lockouts();
  await sameKey();
  await files();
  await exportsInLine();
  await reads();
  await killOne({ result, front, victim: servers[0], companies: loaded, databaseUrl: database.url });
  await askJobs({ result, databaseUrl: ownDatabase });
  return result.code();

  async function bothReady() {
    for (const port of ports)
      for (let asked = 0; asked < 100; asked += 1)
        if ((await ask(port, { path: '/api/ready' })).status === 200) break;
        else await sleep(300);
    const answers = await Promise.all(ports.map((port) => ask(port, { path: '/api/ready' })));
    result.atMost('servers that are not ready', answers.filter(({ status }) => status !== 200).length, 0);
  }

  function logIn(port, password) {
    const body = { email: `manager@${limited.slug}.test`, password, tenant: limited.slug };
    return ask(port, { method: 'POST', path: '/api/auth/login', body, headers: { host: `${limited.slug}.localhost` } });
  }

  async function sessions() {
    const { status, body } = await logIn(ports[0], PASSWORD);
    const me = { ...limited, token: body?.token };
    const seen = await ask(ports[1], { company: me, path: '/api/profile/sessions' });
    const current = seen.body?.rows?.find((row) => row.own);
    if (status !== 200 || seen.status !== 200 || !current)
      console.log(`  ${status} ${seen.status} ${JSON.stringify(seen.body).slice(0, 300)}`);
    const ended = await ask(ports[0], {
      company: limited,
      method: 'DELETE',
      path: `/api/profile/sessions/${current?.id}`,
      key: randomUUID(),
    });
    const after = await ask(ports[1], { company: me, path: '/api/vehicles' });
    result.atMost('sessions of one server that the other does not know', seen.status === 200 ? 0 : 1, 0);
    result.atMost(
      'sessions that the other still takes after their end',
      ended.status < 300 && after.status === 401 ? 0 : 1,
      0,
    );
  }

  async function lockouts() {
    for (let guess = 0; guess < LOCKING; guess += 1) await logIn(ports[guess % 2], 'not-this-one');
    const answers = await Promise.all(ports.map((port) => logIn(port, PASSWORD)));
    result.atMost(
      'servers that let in whom five guesses have locked',
      answers.filter(({ status }) => status === 200).length,
      0,
    );
  }

  async function sameKey() {
    const [draft] = limited.drafts;
    const { rentalId, values, expectedTotalCents } = draft;
    const request = {
      company: limited,
      method: 'POST',
      path: `/api/rentals/${rentalId}/activate`,
      body: { values, expectedTotalCents },
      key: randomUUID(),
    };
    const [one, other] = await Promise.all(ports.map((port) => ask(port, request)));
    // The later one may be told to ask again.
    const again = await ask(ports[1], request);
    const same = isDeepStrictEqual(one.status < 300 ? one.body : other.body, again.body);
    result.atMost('requests with one key that got two answers', same && again.status < 300 ? 0 : 1, 0);
  }

  async function files() {
    const content = Buffer.from(await plainPdf(2));
    const sent = await ask(ports[0], {
      company: limited,
      ...upload({ vehicleId: limited.vehicles[3], slot: 'insurance', content, type: 'application/pdf' }),
    });
    const read = await ask(ports[1], { company: limited, path: `/api/files/${sent.body?.id}`, parse: false });
    result.atMost(
      'files of one server that the other can not read',
      sent.status === 201 && read.status === 200 ? 0 : 1,
      0,
    );
  }

  async function exportsInLine() {
    const year = new Date().getUTCFullYear();
    const query = `from=${year - 1}-01-01&until=${year}-12-31&types=rentals&format=csv`;
    const asked = Array.from({ length: 6 }, (_, at) =>
      ask(ports[at % 2], { company: limited, path: `/api/reports/export?${query}&id=${randomUUID()}`, parse: false }),
    );
    let over = false;
    const most = onServer(ownDatabase, async (sql) => {
      let found = 0;
      while (!over) {
        const [row] =
          await sql`select count(*)::int as running from report_exports where tenant_id = ${limited.id} and state = 'running'`;
        found = Math.max(found, row.running);
      }
      return found;
    });
    const answers = await Promise.all(asked);
    over = true;
    result.atMost('exports that failed', answers.filter(({ status }) => status !== 200).length, 0);
    result.atMost('exports of one company at the same time', await most, 1);
  }

  async function reads() {
    const me = { ...limited };
    let let_through = 0;
    for (let read = 0; read < 2 * READS_PER_MINUTE; read += 1) {
      const { status } = await ask(ports[read % 2], { company: me, path: '/api/vehicles' });
      if (status === 200) let_through += 1;
    }
    result.atMost('reads of a session that both let through', let_through, READS_PER_MINUTE * (1 + 2 / 12) + 20);
  }
});
