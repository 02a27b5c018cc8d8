import { expect, it } from 'vitest';

interface FailedTests {
  failedTests: (results: object[]) => string[];
}

const file = new URL('../../../scripts/parts/failed-tests.mjs', import.meta.url).href;
const { failedTests } = (await import(file)) as FailedTests;

function inVitest(name: string, message: string, ...tests: object[]) {
  const status = message || tests.length > 0 ? 'failed' : 'passed';
  return { testResults: [{ name: `${process.cwd()}/tests/unit/${name}`, status, message, assertionResults: tests }] };
}

function failure(fullName: string, message: string) {
  return { fullName, status: 'failed', failureMessages: [message] };
}

const PASSED = { fullName: 'adds', status: 'passed', failureMessages: [] };

it('names the failed tests of Vitest, and files that could not be read', () => {
  expect(
    failedTests([
      inVitest('a.test.ts', '', PASSED, failure('money subtracts', 'expected 1\n\n  to be 2\n    at sum (money.ts:1)')),
      inVitest('b.test.ts', 'Cannot find module c'),
    ]),
  ).toEqual([
    '✗ tests/unit/a.test.ts › money subtracts',
    '    expected 1',
    '      to be 2',
    '✗ tests/unit/b.test.ts',
    '    Cannot find module c',
  ]);
});

it('names errors of Vitest that belong to no test', () => {
  const errors = [
    {
      message: 'Error: gone\n    at node:internal/timers:2:1\n    at later (a.test.ts:3:1)',
      file: `${process.cwd()}/tests/unit/a.test.ts`,
    },
    { message: 'Error: no place' },
  ];
  expect(failedTests([{ ...inVitest('a.test.ts', ''), errors }])).toEqual([
    '✗ an error outside of any test, beside tests/unit/a.test.ts',
    '    Error: gone',
    '    from later (a.test.ts:3:1)',
    '✗ an error outside of any test',
    '    Error: no place',
  ]);
});

it('names the failed journeys in nested groups, and what stopped Playwright as a whole', () => {
  const test = (status: string, message?: string) => ({
    projectName: 'phone',
    status,
    results: [{ duration: 5, errors: message ? [{ message }] : [] }],
  });
  const specs = [
    { file: 'story.spec.ts', title: 'passes', tests: [test('expected')] },
    { file: 'story.spec.ts', title: 'fails', tests: [test('unexpected', '\u001b[31mred\u001b[39m')] },
  ];
  const result = { suites: [{ specs: [], suites: [{ specs }] }], errors: [{ message: 'No tests found' }] };
  expect(failedTests([result])).toEqual([
    '✗ tests/e2e/story.spec.ts › fails (phone)',
    '    red',
    '✗ tests/e2e',
    '    No tests found',
  ]);
});

it('stays within 60 lines', () => {
  const tests = Array.from({ length: 40 }, (_, index) => failure(`test ${index}`, 'first\nsecond'));
  const lines = failedTests([inVitest('a.test.ts', '', ...tests)]);
  expect(lines).toHaveLength(60);
  expect(lines.at(-1)).toBe('… 40 tests failed in all.');
});
