/**
 * Measures the list pages: `npm run bench:lists`. It builds a bare Next application and ours, serves both on this
 * machine, and measures them alternately, so that a busy machine slows down both. The ratio compares with the bare page
 * or route with 25 rows.
 */
import fs from 'node:fs';
import http from 'node:http';
import { gzipSync } from 'node:zlib';
import autocannon from 'autocannon';
import { ensureBuilt } from '../../scripts/parts/build.mjs';
import { command } from '../../scripts/parts/command.mjs';
import { serverEnvironment } from '../../scripts/parts/environment.mjs';
import { anyPort } from '../../scripts/parts/ports.mjs';
import { typescript } from '../../scripts/parts/run.mjs';
import { makeDatabase, scratchServer } from '../../scripts/parts/scratch-database.mjs';
import { serve } from '../../scripts/parts/serve.mjs';
import { buildBareApp } from './build-bare-app.mjs';

const COMPANY = 'bench60';
const PASSWORD = 'kabrit-manje-mango-42';
const CLIENTS = 8;
const ROUNDS = 3;
const ROUND_SECONDS = 4;
const BARE_TARGETS = [
  { name: 'bare page', path: '/bare' },
  { name: 'bare page, 25 rows', path: '/rows' },
  { name: 'bare route, 25 rows', path: '/api/rows' },
];
const LISTS = ['/vehicles', '/customers', '/drivers', '/rentals', '/payments?tab=recent'];
const ROUTES = ['/api/vehicles', '/api/customers', '/api/drivers'];

await command(async (atEnd) => {
  const folder = await buildBareApp();
  atEnd(() => fs.rmSync(folder, { recursive: true, force: true }));
  await ensureBuilt();
  const server = await scratchServer();
  atEnd(server.stop);
  const database = await makeDatabase(server.url);
  atEnd(database.drop);
  const env = serverEnvironment(database.url, { ROOT_DOMAIN: 'localhost', LOG_LEVEL: 'error' });
  await typescript('scripts/prepare.ts', env);
  await typescript('scripts/seed.ts', env);
  await typescript('tests/bench/fill-list-company.ts', env);
  const bare = await anyPort();
  const bareApp = await serve(bare, env, { folder, health: '/bare' });
  atEnd(bareApp.stop);
  const ours = await anyPort();
  const app = await serve(ours, { ...env, READS_PER_MINUTE: '1000000' });
  atEnd(app.stop);

  const headers = { host: `${COMPANY}.localhost`, authorization: `Bearer ${await signIn(ours)}` };
  const targets = [
    ...BARE_TARGETS.map((target) => ({ ...target, port: bare, headers: {} })),
    ...[...LISTS, ...ROUTES].map((address) => ({ name: address, path: address, port: ours, headers })),
  ];
  await weigh(targets);
  await race(targets);
});

/** The size of one response, raw and compressed. */
async function weigh(targets) {
  console.log(`\n${'answer'.padEnd(24)}${'bytes'.padStart(10)}${'gzip'.padStart(10)}`);
  for (const target of targets) {
    const body = await once(target);
    print(target.name, [body.length, gzipSync(body).length]);
  }
}

async function race(targets) {
  const rates = new Map(targets.map(({ name }) => [name, []]));
  const waits = new Map(targets.map(({ name }) => [name, []]));
  for (const target of targets) await fire(target, CLIENTS, 2);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const target of targets) {
      rates.get(target.name).push((await fire(target, CLIENTS, ROUND_SECONDS)).requests.average);
      waits.get(target.name).push((await fire(target, 1, ROUND_SECONDS / 2)).latency.p50);
    }
  }
  const rows = middle(rates.get('bare page, 25 rows'));
  const route = middle(rates.get('bare route, 25 rows'));
  console.log(`\n${''.padEnd(24)}${'requests/s'.padStart(10)}${'ratio'.padStart(10)}${'p50 ms'.padStart(10)}`);
  for (const { name } of targets) {
    const rate = middle(rates.get(name));
    const ratio = rate / (name.includes('/api/') || name.includes('route') ? route : rows);
    print(name, [rate.toFixed(0), ratio.toFixed(2), middle(waits.get(name))]);
  }
}

/** Fails on any unsuccessful response, because a redirect to the login is quick too. */
async function fire(target, connections, duration) {
  const result = await autocannon({ url: addressOf(target), headers: target.headers, connections, duration });
  if (result.non2xx + result.errors > 0)
    throw new Error(`${target.name}: ${result.non2xx} refused, ${result.errors} lost`);
  return result;
}

function once(target) {
  return new Promise((resolve, reject) => {
    http.get(addressOf(target), { headers: target.headers }, async (response) => {
      const body = Buffer.concat(await response.toArray());
      if (response.statusCode === 200) resolve(body);
      else reject(new Error(`${target.name} answered ${response.statusCode}`));
    });
  });
}

function addressOf({ port, path: address }) {
  return `http://127.0.0.1:${port}${address}`;
}

async function signIn(port) {
  const answer = await fetch(`http://127.0.0.1:${port}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ tenant: COMPANY, email: 'manager@bench.test', password: PASSWORD }),
  });
  if (!answer.ok) throw new Error(`Signing in failed: ${await answer.text()}`);
  return (await answer.json()).token;
}

function middle(values) {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
}

function print(name, cells) {
  console.log(name.padEnd(24) + cells.map((cell) => String(cell).padStart(10)).join(''));
}
