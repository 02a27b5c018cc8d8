import path from 'node:path';

const UNUSED = ['.data', '.next', 'docs', 'test-results', 'playwright-report', 'tests/e2e', 'tests/bench'];

/** Stryker's options: the faults of one folder against exactly these tests, in a copy under `.data`. */
export function mutationOptions({ folder, tests, workers }) {
  return {
    mutate: [`lib/${folder}/**/*.{ts,tsx}`],
    testRunner: 'vitest',
    vitest: { configFile: path.join('scripts', 'parts', 'mutation.vitest.config.ts') },
    plugins: ['@stryker-mutator/vitest-runner', path.join(import.meta.dirname, 'mutation-filter.mjs')],
    checkers: ['wanted'],
    coverageAnalysis: 'perTest',
    concurrency: workers,
    // Files that are not copied can't run.
    ignorePatterns: [...UNUSED, 'tests/**/*.test.*', ...tests.map((file) => `!${file}`)],
    tempDirName: path.join('.data', 'mutation'),
    cleanTempDir: 'always',
    // Stryker would read the TypeScript settings through an older programming interface, which version 7 does not have.
    disableTypeChecks: false,
    tsconfigFile: 'none',
    timeoutMS: 90_000,
    timeoutFactor: 3,
    dryRunTimeoutMinutes: 30,
    reporters: ['progress-append-only', 'json'],
    jsonReporter: { fileName: path.join('test-results', 'mutation', `${folder}.json`) },
    allowConsoleColors: false,
    logLevel: 'warn',
    warnings: { slow: false },
  };
}
