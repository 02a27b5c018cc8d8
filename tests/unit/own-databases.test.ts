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

/** Files that change only tables they have made, or have a database that they made by hand. */
const APART = ['tests/integration/server/forgotten-table.test.ts', 'tests/integration/server/upgrade.test.ts'];
const TESTS = readSources().filter(({ file }) => /^tests\/(?:integration|security|support)\//.test(file));
const shared = TESTS.filter(({ file, text }) => !APART.includes(file) && !/\bownDatabase\(\)/.test(text));
const names = (sources: typeof TESTS) => sources.map(({ file }) => file);

it('tests that run what goes through all companies have a database of their own', () => {
  expect(JOBS).toContain('sendWaiting');
  const sweeping = ({ text }: { text: string }) =>
    [...text.matchAll(/\b(\w+)\(/g)].some(([, name = '']) => SWEEPS.has(name));
  expect(names(shared.filter(sweeping))).toEqual([]);
});

it('tests that change tables, which locks them, have a database of their own', () => {
  const changing = /[`']\s*(?:(?:alter|drop|create) policy|alter table|truncate) (?!x\b)/i;
  expect(names(TESTS.filter(({ text }) => changing.test(text)))).toContain(
    'tests/integration/server/isolation.test.ts',
  );
  expect(names(shared.filter(({ text }) => changing.test(text)))).toEqual([]);
});
