import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { hintCompilation } from './hint-compilation.mjs';
import { ensureInstalled } from './install.mjs';
import { withLock } from './lock.mjs';
import { precompress } from './precompress.mjs';
import { program, ROOT, runProgram } from './run.mjs';

const SOURCES = [
  'app',
  'components',
  'db',
  'lib',
  'messages',
  'public',
  'scripts/parts/hint-compilation.mjs',
  'scripts/parts/precompress.mjs',
  'instrumentation.ts',
  'middleware.ts',
  'next.config.ts',
  'package-lock.json',
  'postcss.config.mjs',
  'tsconfig.json',
];
const MARK = path.join(ROOT, '.next', 'built-from');

/** Builds if the sources have changed since the last build. `typesChecked`: the same sources have just passed `tsc`. */
export async function ensureBuilt({ typesChecked = false } = {}) {
  if (isFresh()) return;
  await withLock(path.join(ROOT, '.data', 'build.lock'), async () => isFresh() || (await build(typesChecked)), {
    whenWaiting: 'Waiting for another build …',
  });
}

async function build(typesChecked) {
  // A build needs the development packages, which a host may have left out or removed.
  await ensureInstalled();
  console.log('Building …');
  fs.rmSync(MARK, { force: true });
  const state = sourceState();
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    NEXT_TELEMETRY_DISABLED: '1',
    TYPES_CHECKED: String(typesChecked),
  };
  if ((await runProgram(program('next'), ['build'], { env })) !== 0) throw new Error('The build failed.');
  hintCompilation(path.join(ROOT, '.next', 'static', 'chunks'));
  await precompress(path.join(ROOT, '.next', 'static'));
  fs.writeFileSync(MARK, state);
}

function isFresh() {
  return fs.existsSync(MARK) && fs.readFileSync(MARK, 'utf8') === sourceState();
}

function sourceState() {
  const hash = createHash('sha256');
  for (const file of SOURCES.flatMap((name) => filesUnder(path.join(ROOT, name))).sort()) {
    hash.update(path.relative(ROOT, file)).update('\0').update(fs.readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}

function filesUnder(place) {
  if (!fs.existsSync(place)) return [];
  if (fs.statSync(place).isFile()) return [place];
  return fs.readdirSync(place).flatMap((name) => filesUnder(path.join(place, name)));
}
