import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { defineConfig } from 'vitest/config';

const alias = {
  '@': path.resolve(import.meta.dirname),
  'server-only': path.resolve(import.meta.dirname, 'scripts/server-only.ts'),
};

const integrationTests = readdirSync(path.join(import.meta.dirname, 'tests/integration'), {
  recursive: true,
  encoding: 'utf8',
})
  .filter((file) => file.endsWith('.test.ts'))
  .map((file) => path.posix.join('tests/integration', file.split(path.sep).join('/')));

/** Whether a test replaces a module, a global or a setting, which must not affect the next file. */
function replaces(file: string): boolean {
  return /\bvi\.|process\.env\.\w+ =/.test(readFileSync(path.join(import.meta.dirname, file), 'utf8'));
}

/** Integration tests of the given files. A worker's files share its modules unless they are isolated. */
function integration(name: string, include: string[], isolate: boolean) {
  return {
    resolve: { alias },
    test: {
      name,
      include,
      isolate,
      globalSetup: ['tests/support/test-database.ts'],
      testTimeout: 60_000,
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
        resolve: { alias },
        // Rules keep no state, so the files can share a process. A process for each file takes longer than all the tests.
        test: { name: 'unit', include: ['tests/unit/**/*.test.ts'], isolate: false, testTimeout: 60_000 },
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
