import { defineConfig } from 'vitest/config';
import { ALIAS, DATABASE_ALIAS, databaseTests, replaces } from './scripts/parts/test-files';

/** What is waited for may take a while where the machine does other work. */
const POLLED = { poll: { timeout: 20_000 } };

const integrationTests = databaseTests();

/** Integration tests of the given files. A worker's files share its modules unless they are isolated. */
function integration(name: string, include: string[], isolate: boolean) {
  return {
    resolve: { alias: DATABASE_ALIAS },
    test: {
      name,
      include,
      isolate,
      globalSetup: ['tests/support/test-database.ts', 'tests/support/temporary-folder.ts'],
      testTimeout: 60_000,
      expect: POLLED,
      hookTimeout: 60_000,
      maxWorkers: 2,
      sequence: { groupOrder: 1 },
    },
  };
}

export default defineConfig({
  test: {
    projects: [
      {
        resolve: { alias: ALIAS },
        // Rules keep no state, so the files can share a process. A process for each file takes longer than all the tests.
        test: {
          name: 'unit',
          include: ['tests/unit/**/*.test.ts'],
          isolate: false,
          testTimeout: 60_000,
          expect: POLLED,
        },
      },
      integration(
        'integration',
        integrationTests.filter((file) => !replaces(file)),
        false,
      ),
      integration('integration-isolated', integrationTests.filter(replaces), true),
    ],
  },
});
