import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import type { Fuzzed } from './fuzz-route';

/** Where a run notes each route that it is through with, so that a later one can go on. */
const FILE = process.env.FUZZ_FINISHED;

/** What is noted of all routes. A route's last run counts. */
export function finished(): Fuzzed[] {
  if (!FILE || !existsSync(FILE)) return [];
  const lines = readFileSync(FILE, 'utf8').split('\n').filter(Boolean);
  const all = lines.map((line): Fuzzed => JSON.parse(line));
  return [...new Map(all.map((one) => [one.name, one])).values()];
}

export function noteFinished(fuzzed: Fuzzed): void {
  if (FILE) appendFileSync(FILE, `${JSON.stringify(fuzzed)}\n`);
}
