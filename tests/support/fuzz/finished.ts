import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Fuzzed } from './fuzz-route';

/** Where the processes of a run note each route that they are through with, so that they or a later run can go on. */
const FILE = process.env.FUZZ_FINISHED;
/** Where they say which routes they took on. */
const CLAIMS = process.env.FUZZ_CLAIMS;

/** What was last noted of a route, by any process. */
export function finished(name: string): Fuzzed | undefined {
  if (!FILE || !existsSync(FILE)) return undefined;
  const begin = `{"name":${JSON.stringify(name)},`;
  const line = readFileSync(FILE, 'utf8')
    .split('\n')
    .findLast((one) => one.startsWith(begin));
  return line && JSON.parse(line);
}

export function noteFinished(fuzzed: Fuzzed): void {
  if (FILE) appendFileSync(FILE, `${JSON.stringify(fuzzed)}\n`);
}

/** Takes something on for this process; false if another one has it. */
export function claim(name: string): boolean {
  if (!CLAIMS) return true;
  try {
    writeFileSync(path.join(CLAIMS, encodeURIComponent(name)), '', { flag: 'wx' });
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}
