import path from 'node:path';
import { defineConfig } from 'vitest/config';

const alias = {
  '@': path.resolve(import.meta.dirname),
  'server-only': path.resolve(import.meta.dirname, 'scripts/server-only.ts'),
};

export default defineConfig({
  test: {
    projects: [
      {
        resolve: { alias },
        // Rules keep no state, so the files can share a process. A process for each file takes longer than all the tests.
        test: { name: 'unit', include: ['tests/unit/**/*.test.ts'], isolate: false, testTimeout: 60_000 },
      },
      {
        resolve: { alias },
        test: {
          name: 'integration',
          include: ['tests/integration/**/*.test.ts'],
          globalSetup: ['tests/support/test-database.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
