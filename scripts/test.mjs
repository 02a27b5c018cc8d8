import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { ensureInstalled } from './parts/install.mjs';
import { bin, ROOT, run, typescript } from './parts/run.mjs';

await ensureInstalled();
const { ensureDatabase } = await import('./parts/postgres.mjs');
const { ensureBuilt } = await import('./parts/build.mjs');
const { freePort } = await import('./parts/ports.mjs');
const { serverEnvironment } = await import('./parts/environment.mjs');
const { serve } = await import('./parts/serve.mjs');
const { ensureChromium } = await import('./parts/chromium.mjs');

const STAGES = ['check', 'unit', 'integration', 'build', 'e2e'];
const wanted = process.argv.slice(2).filter((name) => STAGES.includes(name));
const stages = wanted.length > 0 ? wanted : STAGES;
const results = path.join(ROOT, 'test-results');
const totals = { passed: 0, failed: 0 };
let database = null;

async function testServer() {
  database ??= await ensureDatabase('postgres-test', { own: true, fast: true });
  return database.url;
}

async function vitest(project, env = {}) {
  const file = path.join(results, `${project}.json`);
  fs.rmSync(file, { force: true });
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile=${file}`];
  const code = await run(bin('vitest'), ['run', '--project', project, ...reporters], {
    env: { ...process.env, ...env },
  });
  if (fs.existsSync(file)) {
    const { numPassedTests, numFailedTests } = JSON.parse(fs.readFileSync(file, 'utf8'));
    totals.passed += numPassedTests;
    totals.failed += numFailedTests;
  }
  return code;
}

async function journeys() {
  const server = await testServer();
  const { default: postgres } = await import('postgres');
  const name = `wout_e2e_${createHash('sha256').update(String(process.pid)).digest('hex').slice(0, 8)}`;
  const admin = postgres(server, { max: 1, onnotice: () => undefined });
  await admin.unsafe(`drop database if exists ${name} with (force)`);
  await admin.unsafe(`create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  const port = await freePort(3300);
  const outbox = path.join(results, 'outbox');
  const env = serverEnvironment(url.toString(), { ROOT_DOMAIN: 'localhost', MAIL_OUTBOX: outbox, LOG_LEVEL: 'warn' });
  let app = null;
  try {
    await typescript('scripts/prepare.ts', env);
    await typescript('scripts/seed.ts', env);
    app = await serve(port, env, { quiet: true });
    const testEnv = { ...env, E2E_PORT: String(port), CHROMIUM_PATH: ensureChromium() };
    const code = await run(bin('playwright'), ['test'], { env: testEnv });
    const file = path.join(results, 'e2e.json');
    if (fs.existsSync(file)) {
      const { stats } = JSON.parse(fs.readFileSync(file, 'utf8'));
      totals.passed += stats.expected + stats.flaky;
      totals.failed += stats.unexpected;
    }
    return code;
  } finally {
    await app?.stop();
    await admin.unsafe(`drop database if exists ${name} with (force)`);
    await admin.end();
  }
}

const work = {
  check: async () =>
    (await run(bin('next'), ['typegen'])) ||
    (await run(bin('tsc'), ['--noEmit'])) ||
    (await run(bin('biome'), ['check', '.'])),
  unit: () => vitest('unit'),
  integration: async () => vitest('integration', { TEST_DATABASE_URL: await testServer() }),
  build: async () => {
    await ensureBuilt();
    return 0;
  },
  e2e: journeys,
};

fs.mkdirSync(results, { recursive: true });
const times = [];
let failed = false;
try {
  for (const stage of stages) {
    console.log(`\n── ${stage} ──`);
    const from = Date.now();
    const code = await work[stage]();
    times.push(`${stage} ${((Date.now() - from) / 1000).toFixed(0)} s`);
    if (code !== 0) {
      failed = true;
      console.error(`${stage} failed.`);
      break;
    }
  }
} catch (error) {
  failed = true;
  console.error(error);
} finally {
  await database?.stop();
}
console.log(`\n${times.join(' · ')}`);
if (failed && totals.failed === 0) totals.failed = 1;
console.log(`${totals.passed} passed, ${totals.failed} failed`);
process.exit(failed ? 1 : 0);
