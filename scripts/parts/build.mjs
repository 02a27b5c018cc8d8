import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { bin, must, ROOT } from './run.mjs';

const SOURCES = [
  'app',
  'components',
  'db',
  'lib',
  'messages',
  'public',
  'middleware.ts',
  'next.config.ts',
  'package-lock.json',
  'postcss.config.mjs',
  'tsconfig.json',
];

/** Builds where the sources have changed since the last build. */
export async function ensureBuilt() {
  const mark = path.join(ROOT, '.next', 'built-from');
  const state = sourceState();
  if (fs.existsSync(mark) && fs.readFileSync(mark, 'utf8') === state) return;
  console.log('Building …');
  await must(bin('next'), ['build'], { env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' } });
  fs.writeFileSync(mark, state);
}

function sourceState() {
  const hash = createHash('sha256');
  for (const file of SOURCES.flatMap((name) => filesUnder(path.join(ROOT, name))).sort()) {
    hash.update(path.relative(ROOT, file)).update(fs.readFileSync(file));
  }
  return hash.digest('hex');
}

function filesUnder(place) {
  if (!fs.existsSync(place)) return [];
  if (fs.statSync(place).isFile()) return [place];
  return fs.readdirSync(place).flatMap((name) => filesUnder(path.join(place, name)));
}
