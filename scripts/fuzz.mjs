import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { command } from './parts/command.mjs';
import { ROOT, runProgram } from './parts/run.mjs';

const TEST = 'tests/security/29-generated-inputs.test.ts';
const FINISHED = path.join(ROOT, 'test-results', 'fuzz.jsonl');

/**
 * Sends generated inputs to the routes of the API's description, or to those that a pattern names:
 *   npm run fuzz -- --inputs 500 --seed 7 'POST /payments'
 * It prints its figures, and fails with what broke something. The same seed makes the same inputs. All of them take hours:
 * `--resume` goes on after the last route that a run was through with before it was ended.
 */
await command(
  async () => {
    const { values, positionals } = parseArgs({
      args: process.argv.slice(2).filter((word) => word !== '--'),
      options: {
        inputs: { type: 'string', default: '10000' },
        seed: { type: 'string', default: '1' },
        resume: { type: 'boolean', default: false },
      },
      allowPositionals: true,
    });
    fs.mkdirSync(path.dirname(FINISHED), { recursive: true });
    if (!values.resume) fs.rmSync(FINISHED, { force: true });
    const env = {
      ...process.env,
      FUZZ_FINISHED: FINISHED,
      FUZZ_INPUTS: values.inputs,
      FUZZ_SEED: values.seed,
      FUZZ_ROUTES: positionals.join('|'),
    };
    return runProgram(path.join(ROOT, 'scripts', 'test.mjs'), ['integration', '--', TEST], { env });
  },
  { codeOnSignal: 130 },
);
