import fs from 'node:fs';
import path from 'node:path';
import { command } from './parts/command.mjs';
import { ensureInstalled } from './parts/install.mjs';
import { program, ROOT, runProgram } from './parts/run.mjs';

const FOLDER = path.join('tests', 'faults');
/** From the shortest to the longest. */
const PROBES = [
  'standalone',
  'hostile-bodies',
  'held-bodies',
  'sign-in-times',
  'backup',
  'read-replica',
  'two-servers',
  'hand-overs',
  'database-away',
  'postmaster-killed',
  'server-killed',
  'memory',
];

/**
 * Runs the probes under `tests/faults`, or those that are named: `npm run faults -- hand-overs`. Each prints its figures,
 * and fails where one is beyond its bound. They take half an hour together and touch nothing but this machine.
 */
await command(
  async () => {
    const named = process.argv.slice(2).filter((word) => word !== '--');
    const unknown = named.filter((name) => !PROBES.includes(name));
    if (unknown.length > 0) throw new Error(`No such probe: ${unknown.join(', ')}. There are ${PROBES.join(', ')}.`);
    await ensureInstalled();
    fs.mkdirSync(path.join(ROOT, 'test-results'), { recursive: true });
    const broken = [];
    for (const name of named.length > 0 ? named : PROBES) {
      console.log(`\n── ${name} ──`);
      const args = ['--tsconfig', path.join('scripts', 'tsconfig.json'), path.join(FOLDER, `${name}.mjs`)];
      if ((await runProgram(program('tsx'), args)) !== 0) broken.push(name);
    }
    console.log(broken.length > 0 ? `\nBroken: ${broken.join(', ')}` : '\nAll within their bounds');
    return broken.length > 0 ? 1 : 0;
  },
  { codeOnSignal: 130 },
);
