import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { command } from './parts/command.mjs';
import { finished, printFigures, printProgress } from './parts/fuzz-figures.mjs';
import { ensureInstalled } from './parts/install.mjs';
import { NEUTRAL } from './parts/neutral-settings.mjs';
import { program, ROOT, run } from './parts/run.mjs';
import { scratchServer } from './parts/scratch-database.mjs';

const TEST = 'tests/security/29-generated-inputs.test.ts';
const RESULTS = path.join(ROOT, 'test-results', 'fuzz');
const FINISHED = path.join(RESULTS, 'finished.jsonl');
const CLAIMS = path.join(RESULTS, 'claims');
const PROGRESS_MS = 30_000;

/**
 * Sends generated inputs to the routes of the API's description, or to those that a pattern names:
 *   npm run fuzz -- --inputs 500 --seed 7 'POST /payments'
 * It prints its figures, and fails with what broke something. The same seed makes the same inputs. Several processes share the
 * routes, each with a database of its own. `--resume` goes on where an earlier run was ended, or gives each route more inputs.
 */
await command(
  async (atEnd) => {
    const { values, positionals } = parseArgs({
      args: process.argv.slice(2).filter((word) => word !== '--'),
      options: {
        inputs: { type: 'string', default: '10000' },
        seed: { type: 'string', default: '1' },
        processes: { type: 'string', default: '3' },
        resume: { type: 'boolean', default: false },
      },
      allowPositionals: true,
    });
    await ensureInstalled();
    // A route that had a fault gets all of its inputs once more.
    const before = values.resume ? finished(FINISHED).filter(({ faults }) => faults.length === 0) : [];
    fs.rmSync(CLAIMS, { recursive: true, force: true });
    fs.mkdirSync(CLAIMS, { recursive: true });
    fs.writeFileSync(FINISHED, before.map((one) => `${JSON.stringify(one)}\n`).join(''));
    const server = await scratchServer();
    atEnd(server.stop);
    const env = {
      ...process.env,
      ...NEUTRAL,
      // One input is answered after the other. Few connections know all statements soon.
      DATABASE_POOL: '4',
      TEST_DATABASE_URL: server.url,
      FUZZ_FINISHED: FINISHED,
      FUZZ_CLAIMS: CLAIMS,
      FUZZ_INPUTS: values.inputs,
      FUZZ_SEED: values.seed,
      FUZZ_ROUTES: positionals.join('|'),
    };
    const begun = Date.now();
    // A run that is ended early says what it has done so far.
    atEnd(() => {
      printFigures(finished(FINISHED));
      printProgress(before, finished(FINISHED), begun);
    });
    const progress = setInterval(() => printProgress(before, finished(FINISHED), begun), PROGRESS_MS);
    const numbers = Array.from({ length: Number(values.processes) }, (_, at) => at + 1);
    const processes = Promise.all(numbers.map((number) => oneProcess(number, env)));
    // Without a database they would note what they do until they end as faults.
    atEnd(() => processes);
    const codes = await processes;
    clearInterval(progress);
    return Math.max(...codes);
  },
  { codeOnSignal: 130 },
);

/** Its output goes to a file, since several would be mixed up. */
async function oneProcess(number, env) {
  const log = path.join(RESULTS, `process-${number}.log`);
  const out = fs.openSync(log, 'w');
  const vitest = ['run', '--project', 'integration*', '--experimental.fsModuleCache', TEST];
  const code = await run(process.execPath, [program('vitest'), ...vitest], {
    env: { ...env, STORAGE_DIR: path.join(RESULTS, `storage-${number}`) },
    stdio: ['ignore', out, out],
  });
  fs.closeSync(out);
  if (code !== 0) console.log(`Process ${number} failed: ${log}`);
  return code;
}
