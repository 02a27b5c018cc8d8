import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { defineConfig } from 'vitest/config';

const root = process.cwd();
const alias = { '@': root, 'server-only': path.join(root, 'scripts/server-only.ts') };
// Generous, since faults are tried while the machine does other work: a test that runs into it would count as a fault found.
const patient = { testTimeout: 600_000, hookTimeout: 600_000 };
const integration = { globalSetup: ['tests/support/test-database.ts'] };

const files = (group: string) =>
  readdirSync('tests', { recursive: true, encoding: 'utf8' })
    .map((file) => path.posix.join('tests', file))
    .filter((file) => file.startsWith(`tests/${group}/`) && file.endsWith('.test.ts'));
/** Anything a test replaces or sets must not affect the next one. */
const replaces = (file: string) => /\bvi\./.test(readFileSync(file, 'utf8'));
const project = (name: string, include: string[], isolate: boolean, more = {}) => ({
  resolve: { alias },
  test: { name, include, isolate, maxWorkers: 1, ...patient, ...more },
});

/**
 * For Stryker, which runs these tests hundreds of times. Test files share a worker and its modules where they can,
 * which is six times as fast.
 */
export default defineConfig({
  test: {
    projects: [
      project('unit', files('unit'), false),
      project(
        'integration',
        files('integration').filter((file) => !replaces(file)),
        false,
        integration,
      ),
      project('integration apart', files('integration').filter(replaces), true, integration),
    ].filter(({ test }) => test.include.length > 0),
  },
});
