import fs from 'node:fs';
import path from 'node:path';
import { ROOT, runProgram, typescript } from './run.mjs';

const BUNDLED = path.join(ROOT, 'db', 'prepare.mjs');

/** Migrates and proves isolation: by our sources, or in the folder of `npm run standalone` by what was made of them. */
export async function prepare(env) {
  if (!fs.existsSync(BUNDLED)) return typescript('scripts/prepare.ts', env);
  if ((await runProgram(BUNDLED, [], { env })) !== 0) throw new Error('The database could not be prepared.');
}
