import { stripVTControlCharacters } from 'node:util';
import { testsRun } from './tests-run.mjs';

const MOST_LINES = 60;
const LINES_OF_MESSAGE = 4;
const LONGEST = 200;

/** The failed tests of all results, each with the first lines of its message. At most 60 lines, for the end of the output. */
export function failedTests(results) {
  const failed = results.flatMap(testsRun).filter(({ messages }) => messages);
  const lines = failed.flatMap(({ name, messages }) => [`✗ ${name}`, ...firstLines(messages.join('\n'))]);
  if (lines.length <= MOST_LINES) return lines;
  return [...lines.slice(0, MOST_LINES - 1), `… ${failed.length} tests failed in all.`];
}

function firstLines(message) {
  return stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() !== '' && !/^\s+at /.test(line))
    .slice(0, LINES_OF_MESSAGE)
    .map((line) => `    ${line.slice(0, LONGEST)}`);
}
