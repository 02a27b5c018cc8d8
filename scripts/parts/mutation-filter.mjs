import { createHash } from 'node:crypto';
import path from 'node:path';

const SEED = 'wout';

/**
 * Names a fault by its place (lines from 0) and its replacement text. The same in every run as long as the file does
 * not change.
 */
export function keyOf({ fileName, mutatorName, replacement, location: { start, end } }) {
  const file = path.isAbsolute(fileName) ? path.relative(process.cwd(), fileName) : fileName;
  const place = [start.line, start.column, end.line, end.column].join(':');
  return [file.split(path.sep).join('/'), place, mutatorName, replacement].join(' ');
}

/** Whether to try a fault: it is named by its key, or its hash selects it as one in every `sample`. */
export function isWanted(key, { keys, oneIn }) {
  if (keys) return keys.includes(key);
  return createHash('sha256').update(`${SEED} ${key}`).digest().readUInt32BE(0) % oneIn === 0;
}

/** A checker plugin for Stryker. Faults it accepts are tried; the others count as invalid. */
export const strykerPlugins = [
  {
    kind: 'Checker',
    name: 'wanted',
    value: {
      init: async () => undefined,
      group: async (mutants) => [mutants.map(({ id }) => id)],
      check: async (mutants) => {
        const wanted = JSON.parse(process.env.MUTATE_WANTED);
        const answer = (mutant) => (isWanted(keyOf(mutant), wanted) ? 'passed' : 'compileError');
        return Object.fromEntries(
          mutants.map((mutant) => [mutant.id, { status: answer(mutant), reason: 'not in the sample' }]),
        );
      },
    },
  },
];
