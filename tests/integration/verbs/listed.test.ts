import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import type { Verb } from '@/lib/server/command';
import { ALL_VERBS, OPERATOR_VERBS } from './all-verbs';
import { PLATFORM_VERBS } from './platform-verbs';
import { OPERATOR_VERB_RIGHTS, VERB_RIGHTS } from './rights';

it('knows every verb that there is', async () => {
  const files = readdirSync('lib', { recursive: true, encoding: 'utf8' }).filter((file) => /^[^.]+\.tsx?$/.test(file));
  const modules = await Promise.all(files.map((file) => import(path.resolve('lib', file))));
  const found = modules.flatMap((exported) => Object.values(exported).flatMap(verbsIn));
  expect(found.length).toBeGreaterThan(20);
  const listed = [...[...ALL_VERBS, ...OPERATOR_VERBS].map(({ verb }) => verb.verb.name), ...PLATFORM_VERBS];
  expect(listed.toSorted()).toEqual([...new Set(found)].toSorted());
  expect(Object.keys({ ...VERB_RIGHTS, ...OPERATOR_VERB_RIGHTS }).toSorted()).toEqual(
    listed.filter((name) => !PLATFORM_VERBS.includes(name)).toSorted(),
  );
});

/** A verb is a function with a name. A few are in a table by kind of record. */
function verbsIn(exported: unknown): string[] {
  if (typeof exported === 'function') return 'verb' in exported ? [(exported as Verb<unknown>).verb.name] : [];
  return exported && Object.getPrototypeOf(exported) === Object.prototype
    ? Object.values(exported).flatMap(verbsIn)
    : [];
}
