import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { command } from './parts/command.mjs';
import { ensureInstalled } from './parts/install.mjs';
import { mutationOptions } from './parts/mutation-options.mjs';
import { mutationReport } from './parts/mutation-report.mjs';
import { testsOf } from './parts/mutation-tests.mjs';
import { ROOT } from './parts/run.mjs';

const USAGE = 'npm run mutate -- <folder of lib> [--sample <one in so many>] [--survivors] [--workers <n>]';
const LEAST_PERCENT = 95;

/**
 * Puts faults into a folder of `lib` one at a time, and reports those that its tests do not find. `--sample 5` tries
 * one fault in five, always the same ones. `--survivors` retries those that the last run did not find.
 */
await command(
  async (addCloser) => {
    const { folder, wanted, workers } = asked();
    await ensureInstalled();
    const { scratchServer } = await import('./parts/scratch-database.mjs');
    const server = await scratchServer();
    addCloser(server.stop);
    Object.assign(process.env, {
      // Each of Stryker's workers creates its own database there (tests/support/test-database.ts).
      TEST_DATABASE_URL: server.url,
      MUTATE_WANTED: JSON.stringify(wanted),
      LOG_LEVEL: 'silent',
    });
    const tests = testsOf(folder);
    console.log(`lib/${folder} against ${tests.length} test files …`);
    const { Stryker } = await import('@stryker-mutator/core');
    const results = await new Stryker(mutationOptions({ folder, tests, workers })).runMutationTest();
    const { text, percent } = mutationReport({ folder, results, wanted });
    fs.writeFileSync(path.join(ROOT, 'test-results', 'mutation', `${folder}.txt`), text);
    console.log(text);
    return percent >= LEAST_PERCENT ? 0 : 1;
  },
  { codeOnSignal: 130 },
);

function asked() {
  const options = { sample: { type: 'string' }, survivors: { type: 'boolean' }, workers: { type: 'string' } };
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const [folder = ''] = positionals;
  if (positionals.length !== 1 || !fs.existsSync(path.join(ROOT, 'lib', folder, '.')))
    throw new Error(`Which folder?  ${USAGE}`);
  const workers = Number(values.workers ?? 1);
  const oneIn = Number(values.sample ?? 1);
  if (!(workers >= 1) || !(oneIn >= 1)) throw new Error(USAGE);
  return { folder, workers, wanted: values.survivors ? { keys: survivorsOf(folder) } : { oneIn } };
}

function survivorsOf(folder) {
  const file = path.join(ROOT, 'test-results', 'mutation', `${folder}.survivors.json`);
  if (!fs.existsSync(file)) throw new Error(`Nothing has been tried on lib/${folder} yet.`);
  return JSON.parse(fs.readFileSync(file, 'utf8'));
}
