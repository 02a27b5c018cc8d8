import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/** These only lead elsewhere, or are of addresses that nobody made. */
const UNTITLED = ['page.tsx', '[number]/page.tsx', '[...unknown]/page.tsx'];

const pages = readdirSync('app', { recursive: true, encoding: 'utf8' })
  .filter((file) => file === 'page.tsx' || file.endsWith('/page.tsx'))
  .filter((file) => !UNTITLED.some((end) => file === end || (end.includes('/') && file.endsWith(`/${end}`))))
  .map((file) => ({ file, source: readFileSync(join('app', file), 'utf8') }));

it('each page says what its tab is called', () => {
  expect(pages.length).toBeGreaterThan(100);
  expect(pages.filter(({ source }) => !source.includes('generateMetadata')).map(({ file }) => file)).toEqual([]);
});

it('and a page that reads a record names it there, from the same read', () => {
  const titled = pages.filter(({ source }) => source.includes('recordTitle('));
  expect(titled.length).toBeGreaterThan(30);
  expect(titled.filter(({ source }) => !source.includes('const read = cache(')).map(({ file }) => file)).toEqual([]);
});
