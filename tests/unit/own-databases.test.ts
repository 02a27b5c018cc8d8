import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readSources } from '../support/sources';

/** Jobs that a test may run beside others, and why. */
const HARMLESS = new Set([
  // Prints only orders as old as it is told, and each paper is the same whoever prints it.
  'printLeftPapers',
]);
const JOBS = [...readFileSync('lib/jobs/job-list.ts', 'utf8').matchAll(/cron: .*run: (?:\(\) => )?(\w+)/g)].map(
  ([, name = '']) => name,
);
const SWEEPS = new Set([...JOBS, 'runJob', 'removeStrayFiles'].filter((name) => !HARMLESS.has(name)));

it('tests that run what goes through all companies have a database of their own', () => {
  expect(JOBS).toContain('sendWaiting');
  const shared = readSources()
    .filter(({ file }) => /^tests\/(?:integration|security|support)\//.test(file))
    .filter(({ text }) => [...text.matchAll(/\b(\w+)\(/g)].some(([, name = '']) => SWEEPS.has(name)))
    .filter(({ text }) => !/\bownDatabase\(\)/.test(text));
  expect(shared.map(({ file }) => file)).toEqual([]);
});
