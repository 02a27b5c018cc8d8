import { expect, it } from 'vitest';
import { readSources } from '@/tests/support/sources';

/** Loads programs of the reader from our own static files, with progress. */
const NOT_OF_THE_API = ['components/scan/document-reader.ts'];

const SCREENS = readSources().filter(({ file }) => /^(?:app|components)\//.test(file));

it('is how every part of a screen calls the API', () => {
  const alone = SCREENS.filter(({ file, text }) => /(?<![\w.])fetch\(/.test(text) && !NOT_OF_THE_API.includes(file));
  expect(alone.map(({ file }) => file)).toEqual([]);
  expect(SCREENS.filter(({ text }) => text.includes('XMLHttpRequest(')).map(({ file }) => file)).toEqual([]);
});
