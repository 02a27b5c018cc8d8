import fs from 'node:fs';
import path from 'node:path';
import { isWanted, keyOf } from './mutation-filter.mjs';
import { ROOT } from './run.mjs';

const FOUND = ['Killed', 'Timeout'];
const MISSED = ['Survived', 'NoCoverage'];
const LONGEST = 90;

/** The percentage of faults found, and a text that lists all others. Those are saved for `--survivors` too. */
export function mutationReport({ folder, results, wanted }) {
  // Stryker counts lines from 1 in its results, and from 0 in its checks.
  const all = results.map((result) => ({ ...result, location: fromZero(result.location) }));
  const tried = all.filter((mutant) => isWanted(keyOf(mutant), wanted));
  const found = tried.filter(({ status }) => FOUND.includes(status));
  const missed = tried.filter(({ status }) => MISSED.includes(status));
  const ignored = all.filter(({ status }) => status === 'Ignored');
  const broken = tried.filter(({ status }) => status === 'RuntimeError');
  const folderOfResults = path.join(ROOT, 'test-results', 'mutation');
  fs.writeFileSync(path.join(folderOfResults, `${folder}.survivors.json`), JSON.stringify(missed.map(keyOf)));
  const weighed = found.length + missed.length;
  const percent = weighed === 0 ? 100 : (100 * found.length) / weighed;
  const text = [
    ...missed.map(line),
    '',
    `lib/${folder}: ${scope(wanted)}, ${all.length} faults in all.`,
    `${weighed} tried, ${found.length} found, ${missed.length} not, ${broken.length} could not run, ${ignored.length} set aside with a reason: ${percent.toFixed(1)} %`,
    '',
  ].join('\n');
  return { text, percent };
}

function scope({ keys, oneIn }) {
  if (keys) return 'those that the last run left alive';
  return oneIn === 1 ? 'every fault' : `a sample of one fault in ${oneIn}, chosen by a fixed seed`;
}

function fromZero({ start, end }) {
  const down = ({ line: number, column }) => ({ line: number - 1, column: column - 1 });
  return { start: down(start), end: down(end) };
}

function line({ fileName, location: { start, end }, status, replacement }) {
  const file = path.relative(ROOT, fileName);
  const lines = fs
    .readFileSync(fileName, 'utf8')
    .split('\n')
    .slice(start.line, end.line + 1);
  const last = lines.length - 1;
  lines[last] = lines[last].slice(0, end.column);
  lines[0] = lines[0].slice(start.column);
  const unseen = status === 'NoCoverage' ? ' (no test comes here)' : '';
  return `${file}:${start.line + 1}:${start.column + 1}${unseen}  ${short(lines.join(' '))}  →  ${short(replacement)}`;
}

function short(code) {
  const flat = code.replace(/\s+/g, ' ');
  return flat.length > LONGEST ? `${flat.slice(0, LONGEST)} …` : flat;
}
