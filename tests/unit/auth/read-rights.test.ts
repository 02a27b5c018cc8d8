import { expect, it } from 'vitest';
import { importPermission } from '@/lib/imports/records/targets';
import { IMPORT_KINDS } from '@/lib/imports/values';
import { READER_RIGHTS, rightsAskedIn } from '@/tests/support/rights-asked';
import { readSources } from '@/tests/support/sources';
import { READ_RIGHTS } from './read-rights';

const sources = readSources().filter(
  ({ file }) => /^(?:app|components|lib)\//.test(file) && !file.startsWith('lib/server/'),
);

it('asks at each place for the right in the table, and reads nowhere else', () => {
  const found = sources.map((source) => [source.file, [...new Set(rightsAskedIn(source))].sort().join(' ')] as const);
  expect(Object.fromEntries(found.filter(([, rights]) => rights !== ''))).toEqual(READ_RIGHTS);
});

it('knows every read, because no file gives a reader another name', () => {
  const renamed = new RegExp(`\\b(?:${Object.keys(READER_RIGHTS).join('|')}) as \\w`);
  expect(sources.filter(({ text }) => renamed.test(text)).map(({ file }) => file)).toEqual([]);
});

it.each(IMPORT_KINDS)('lets those read an import of %s who may import them', (kind) => {
  expect(importPermission(kind)).toBe(`${kind}.import`);
});
