import path from 'node:path';
import { ROOT } from './run.mjs';

/** The tests in the results of Vitest or Playwright: file and name, duration in milliseconds, and its messages if it failed. */
export function testsRun(result) {
  return result.testResults ? inVitest(result) : inPlaywright(result);
}

function inVitest({ testResults, errors = [] }) {
  const strays = errors.map(({ file, message }) => ({ name: strayName(file), ms: 0, messages: [withOrigin(message)] }));
  return [...testResults.flatMap(inFile), ...strays];
}

/** Which lines of ours threw it is all there is to find its test by. */
function withOrigin(stack) {
  const ours = stack.split('\n').filter((line) => !/node_modules|node:/.test(line));
  return ours.map((line) => line.replace(/^\s+at /, 'from ')).join('\n');
}

function strayName(file) {
  return `an error outside of any test${file ? `, beside ${path.relative(ROOT, file)}` : ''}`;
}

function inFile({ name, status, message, assertionResults }) {
  const file = path.relative(ROOT, name);
  const tests = assertionResults.map((test) => ({
    name: `${file} › ${test.fullName}`,
    ms: test.duration ?? 0,
    messages: test.status === 'failed' ? test.failureMessages : null,
  }));
  // A file that could not be read, or whose preparation failed, may have no failed test.
  const whole = status === 'failed' && !tests.some(({ messages }) => messages);
  return whole ? [...tests, { name: file, ms: 0, messages: [message] }] : tests;
}

function inPlaywright({ suites, errors }) {
  const tests = suites.flatMap(specsIn).flatMap((spec) =>
    spec.tests.map((test) => ({
      name: `tests/e2e/${spec.file} › ${spec.title} (${test.projectName})`,
      ms: test.results.reduce((sum, { duration }) => sum + duration, 0),
      messages: test.status === 'unexpected' ? test.results.flatMap((once) => once.errors.map(textOf)) : null,
    })),
  );
  return [...tests, ...errors.map((error) => ({ name: 'tests/e2e', ms: 0, messages: [textOf(error)] }))];
}

function specsIn({ specs, suites = [] }) {
  return [...specs, ...suites.flatMap(specsIn)];
}

function textOf({ message, value }) {
  return message ?? value ?? '';
}
