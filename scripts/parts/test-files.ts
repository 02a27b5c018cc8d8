import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** What every test project resolves: the repository's root, and a stand-in for the mark of files for the server alone. */
export const ALIAS = { '@': ROOT, 'server-only': path.join(ROOT, 'scripts/server-only.ts') };

const next = (name: string) => path.join(ROOT, 'tests/support/next', name);

/**
 * What tests on a database resolve as well: stand-ins for Next's own functions, which give a route its request. Without a running
 * Next there is none.
 */
export const DATABASE_ALIAS = {
  ...ALIAS,
  'next/headers': next('headers.ts'),
  'next/cache': next('cache.ts'),
  'next/server': next('server.ts'),
  'next-intl/server': next('intl-server.ts'),
};

/** The test files of a group, such as `unit`, with their paths from the root. */
export function testFiles(group: string): string[] {
  return readdirSync(path.join(ROOT, 'tests', group), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.test.ts'))
    .map((file) => path.posix.join('tests', group, file.split(path.sep).join('/')));
}

/** Tests on a real PostgreSQL: what the verbs do, and one file for each control of security. */
export function databaseTests(): string[] {
  return [...testFiles('integration'), ...testFiles('security')];
}

/** Whether a test replaces a module, a global or a setting, which must not affect the next file. */
export function replaces(file: string): boolean {
  return /\bvi\.|process\.env\.\w+ =/.test(readFileSync(path.join(ROOT, file), 'utf8'));
}
