import fs from 'node:fs';
import path from 'node:path';
import { ensureBuilt } from './parts/build.mjs';
import { command } from './parts/command.mjs';
import { serverEnvironment } from './parts/environment.mjs';
import { failedTests } from './parts/failed-tests.mjs';
import { ensureInstalled } from './parts/install.mjs';
import { NEUTRAL } from './parts/neutral-settings.mjs';
import { anyPort } from './parts/ports.mjs';
import { program, ROOT, runProgram, typescript } from './parts/run.mjs';
import { serve } from './parts/serve.mjs';
import { testsRun } from './parts/tests-run.mjs';

const RESULTS = path.join(ROOT, 'test-results');

// Everything after a second `--` goes to the test runner: `npm test -- e2e -- sign-in`.
const split = process.argv.indexOf('--', 2);
const STAGE_ARGS = process.argv.slice(2, split < 0 ? undefined : split);
const RUNNER_ARGS = split < 0 ? [] : process.argv.slice(split + 1);

let atEnd = () => undefined;
let server = null;
let typesChecked = false;

const STAGES = {
  check,
  unit: () => vitest('unit'),
  integration: async () =>
    vitest('integration', { TEST_DATABASE_URL: await serverUrl(), STORAGE_DIR: path.join(RESULTS, 'storage') }),
  build,
  e2e: journeys,
};

await command(
  async (addCloser) => {
    atEnd = addCloser;
    const names = STAGE_ARGS;
    const unknown = names.filter((name) => !Object.hasOwn(STAGES, name));
    if (unknown.length > 0)
      throw new Error(`No such stage: ${unknown.join(', ')}. There are ${Object.keys(STAGES).join(', ')}.`);
    await ensureInstalled();
    fs.mkdirSync(RESULTS, { recursive: true });
    return runStages(names.length > 0 ? names : Object.keys(STAGES));
  },
  { codeOnSignal: 130 },
);

async function runStages(names) {
  const total = { passed: 0, failed: 0 };
  const times = [];
  const results = [];
  for (const name of names) {
    console.log(`\n── ${name} ──`);
    const from = Date.now();
    const { passed, failed, result } = await runStage(name);
    if (result) results.push(result);
    total.passed += passed;
    total.failed += failed;
    times.push(`${name} ${Math.round((Date.now() - from) / 1000)} s${failed > 0 ? ' (failed)' : ''}`);
  }
  // Near the end, because some places keep only the end of a long output.
  for (const line of ['', ...failedTests(results)]) console.log(line);
  console.log(`\n${times.join(' · ')}`);
  console.log(`${total.passed} passed, ${total.failed} failed`);
  return total.failed === 0 ? 0 : 1;
}

/** A stage that fails without a failed test, or has nothing to run, counts as one failure. */
async function runStage(name) {
  try {
    const { code, passed = 0, failed = 0, result } = await STAGES[name]();
    if (code !== 0 && failed === 0) console.log(`${name} ended with code ${code}, though no test failed.`);
    return { passed, failed: code === 0 ? failed : Math.max(failed, 1), result };
  } catch (error) {
    console.error(error.message);
    return { passed: 0, failed: 1 };
  }
}

async function check() {
  // Removes types of deleted routes, left by `next dev`.
  fs.rmSync(path.join(ROOT, '.next', 'dev', 'types'), { recursive: true, force: true });
  const codes = await Promise.all([
    types(),
    runProgram(program('biome', '@biomejs/biome'), ['check', '.']),
    runProgram(program('knip'), []),
    runProgram(path.join(ROOT, 'scripts', 'notice.mjs'), ['--check']),
    runProgram(path.join(ROOT, 'scripts', 'licences.mjs'), ['--check']),
  ]);
  return { code: Math.max(...codes) };
}

async function types() {
  const typegen = await runProgram(program('next'), ['typegen']);
  const code = typegen || (await runProgram(program('tsc', 'typescript'), ['--noEmit']));
  typesChecked = code === 0;
  return code;
}

async function build() {
  await ensureBuilt({ typesChecked });
  return { code: 0 };
}

async function vitest(project, extra = {}) {
  const file = path.join(RESULTS, `${project}.json`);
  fs.rmSync(file, { force: true });
  const args = [
    'run',
    '--project',
    `${project}*`,
    '--reporter=default',
    `--reporter=${path.join(ROOT, 'scripts', 'parts', 'json-reporter.mjs')}`,
    `--outputFile=${file}`,
    ...RUNNER_ARGS,
  ];
  const code = await runProgram(program('vitest'), args, { env: { ...process.env, ...NEUTRAL, ...extra } });
  const result = readResult(file);
  return { code, passed: result?.numPassedTests, failed: result?.numFailedTests, result };
}

async function journeys() {
  const { ensureChromium } = await import('./parts/chromium.mjs');
  const { makeDatabase } = await import('./parts/scratch-database.mjs');
  await ensureBuilt();
  const chromium = ensureChromium();
  const database = await makeDatabase(await serverUrl());
  atEnd(database.drop);
  const port = await anyPort();
  const env = serverEnvironment(database.url, {
    ...NEUTRAL,
    // Journeys choose their address as a proxy on this machine would.
    TRUSTED_PROXIES: 'loopback',
    MAIL_OUTBOX: path.join(RESULTS, 'outbox'),
    STORAGE_DIR: path.join(RESULTS, 'storage'),
  });
  await typescript('scripts/prepare.ts', env);
  await typescript('scripts/seed.ts', env);
  const app = await serve(port, env, { log: path.join(RESULTS, 'app.log') });
  atEnd(app.stop);
  const file = path.join(RESULTS, 'e2e.json');
  fs.rmSync(file, { force: true });
  const code = await runProgram(program('playwright', '@playwright/test'), ['test', ...RUNNER_ARGS], {
    env: { ...env, E2E_PORT: String(port), CHROMIUM_PATH: chromium },
  });
  const result = readResult(file);
  if (result) console.log(`Slowest: ${slowest(result).join(', ')}`);
  const stats = result?.stats;
  return { code, passed: stats && stats.expected + stats.flaky, failed: stats?.unexpected, result };
}

async function serverUrl() {
  if (!server) {
    const { scratchServer } = await import('./parts/scratch-database.mjs');
    server = await scratchServer();
    atEnd(server.stop);
  }
  return server.url;
}

function slowest(result) {
  const tests = testsRun(result).sort((one, other) => other.ms - one.ms);
  return tests.slice(0, 3).map(({ name, ms }) => `${name} ${Math.round(ms / 1000)} s`);
}

function readResult(file) {
  return fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : null;
}
