import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

it('each kind of record is described by its own domain, under a name of its own', () => {
  const kinds = readdirSync('lib', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('-kind.ts'))
    .map((file) => ({ file, text: readFileSync(path.join('lib', file), 'utf8') }))
    .filter(({ text }) => /^export const [A-Z_]+_KIND = /m.test(text));
  const files = kinds.map(({ file }) => file);
  const named = kinds.map(({ text }) => /\bname: '(\w+)'/.exec(text)?.[1]);
  expect(files.length).toBeGreaterThan(2);
  expect(named).toEqual(files.map((file) => path.basename(file, '-kind.ts')));
  expect(new Set(named).size).toBe(named.length);
});
