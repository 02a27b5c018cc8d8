import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readSources, type Source } from '../support/sources';

/**
 * The domains of `lib/` from top to bottom. Each may use those on the lines below it and nothing else, so domains on
 * the same line do not know each other. For example, payments know rentals, but rentals do not know payments. Types
 * count too.
 */
const ORDER = [
  'leaving',
  'activity',
  'health',
  'jobs',
  'audit',
  'feeds figures notices',
  'availability dashboard finder imports reports today',
  'accidents owners',
  'expenses',
  'drawers invoices paper-links',
  'payments',
  'maintenance quotes rentals',
  'reservations',
  'contact',
  'answers billing deletion support',
  'outbox webhooks',
  'inspections',
  'allocations papers rates',
  'hours',
  'pricing',
  'drivers',
  'customers vehicles',
  'operators platform-settings profile sign-up users',
  'api-keys files members visits',
  'api-client help openapi tenants',
  'plans',
  'nightly-checks',
  'search',
  'lists',
  'server',
  'auth labels',
  'mail',
  'platform records',
  'csv i18n scan storage',
].map((line) => line.split(' '));

const SOURCES = readSources();
const DOMAINS = readdirSync('lib', { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() ? [entry.name] : [],
);

function rank(domain: string): number {
  return ORDER.findIndex((line) => line.includes(domain));
}

function domainOf(place: string): string | null {
  return /^lib\/([^/]+)\//.exec(place)?.[1] ?? null;
}

it('every folder of lib/ has its place in the order, and the order names no other', () => {
  expect(DOMAINS.filter((domain) => rank(domain) < 0)).toEqual([]);
  expect(ORDER.flat().filter((domain) => !DOMAINS.includes(domain))).toEqual([]);
});

it('no domain knows one above or beside it, not even its types', () => {
  const faults = SOURCES.flatMap(({ file, imports }) => {
    const from = domainOf(file);
    if (from === null) return [];
    return imports.flatMap(({ name, kind }) => {
      const to = domainOf(name);
      if (to === null || to === from || rank(from) < rank(to)) return [];
      return [`${file} imports ${name}${kind === 'type' ? ' (type)' : ''}`];
    });
  });
  expect(faults).toEqual([]);
});

it('no file imports itself by way of others', () => {
  expect(circles(SOURCES)).toEqual([]);
});

/** Each cycle of imports that run when a file is loaded, as the list of its files. */
function circles(sources: readonly Source[]): string[][] {
  const files = new Map(sources.map((source) => [source.file.replace(/\.(?:ts|tsx|mjs)$/, ''), source]));
  const done = new Set<string>();
  const found: string[][] = [];
  function follow(name: string, path: string[]) {
    if (path.includes(name)) found.push([...path.slice(path.indexOf(name)), name]);
    if (done.has(name)) return;
    done.add(name);
    const next = files.get(name)?.imports.filter(({ kind }) => kind === 'code') ?? [];
    for (const target of new Set(next.map((one) => one.name))) if (files.has(target)) follow(target, [...path, name]);
  }
  for (const name of files.keys()) follow(name, []);
  return found;
}
