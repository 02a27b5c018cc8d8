import { defineConfig } from 'vitest/config';
import { ALIAS, databaseTests, replaces, testFiles } from './test-files';

// Generous, since faults are tried while the machine does other work: a test that runs into it would count as a fault found.
const patient = { testTimeout: 600_000, hookTimeout: 600_000 };
const integration = { globalSetup: ['tests/support/test-database.ts'] };

const project = (name: string, include: string[], isolate: boolean, more = {}) => ({
  resolve: { alias: ALIAS },
  test: { name, include, isolate, maxWorkers: 1, ...patient, ...more },
});

/**
 * For Stryker, which runs these tests hundreds of times. Test files share a worker and its modules where they can,
 * which is six times as fast.
 */
export default defineConfig({
  test: {
    projects: [
      project('unit', testFiles('unit'), false),
      project(
        'integration',
        databaseTests().filter((file) => !replaces(file)),
        false,
        integration,
      ),
      project('integration apart', databaseTests().filter(replaces), true, integration),
    ].filter(({ test }) => test.include.length > 0),
  },
});
