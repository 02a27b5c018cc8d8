import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

it('each kind of record is described by its own domain, under a name of its own', () => {
  const files = readdirSync('lib', { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('-kind.ts') && !file.startsWith('search') && !file.startsWith('imports'),
  );
  const named = files.map((file) => /\bname: '(\w+)'/.exec(readFileSync(path.join('lib', file), 'utf8'))?.[1]);
  expect(files.length).toBeGreaterThan(2);
  expect(named).toEqual(files.map((file) => path.basename(file, '-kind.ts')));
  expect(new Set(named).size).toBe(named.length);
});
