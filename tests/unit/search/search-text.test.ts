import fc from 'fast-check';
import { expect, it } from 'vitest';
import { normalizeSearch } from '@/lib/search/normalize-search';
import { readDocumentNumber, readSearch, searchWords } from '@/lib/search/search-text';

it.each([
  ['Jean-Robert Cadet-Lafleur', 'jean robert cadet lafleur'],
  ['Nadège PETIT-FRÈRE', 'nadege petit frere'],
  ['  Hérold   Jeudy ', 'herold jeudy'],
  ['LO-90011', 'lo 90011'],
  ['R-2026-00042', 'r 2026 00042'],
  ['%_\\\'";--', ''],
])('%j is searched as %j', (text, expected) => {
  expect(normalizeSearch(text)).toBe(expected);
});

it('joins what there is', () => {
  expect(normalizeSearch('Kia', null, undefined, '', 'Picanto')).toBe('kia picanto');
});

it('is the same once more, and has no sign that a pattern would take for its own', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const once = normalizeSearch(text);
      expect(normalizeSearch(once)).toBe(once);
      expect(once).not.toMatch(/[%_\\]|^ | {2}| $/);
    }),
  );
});

it.each([
  [['Jean-Robert Cadet'], ['jeanrobertcadet', 'robertcadet', 'cadet']],
  [['+50937000001'], ['50937000001', '37000001', '0001']],
  [['+13055550142'], ['13055550142', '3055550142', '0142']],
  [['+33612345678'], ['33612345678', '612345678', '0612345678', '5678']],
  [['+590690123456'], ['590690123456', '690123456', '0690123456', '3456']],
  [['LO-01109'], ['lo01109', '01109', '1109']],
  [['ABC1234'], ['abc1234', '1234']],
  [['jr.cadet@lakay.test'], ['jrcadetlakaytest', 'cadetlakaytest']],
  [['Œuvre', null, undefined, ''], ['oeuvre']],
  [['---'], []],
])('%j is found by the prefixes of %j', (parts, expected) => {
  expect(searchWords(...parts)).toEqual(expected);
});

it('gives no record more than 25 words, and no word more than 32 characters', () => {
  fc.assert(
    fc.property(fc.array(fc.string()), (parts) => {
      const words = searchWords(...parts);
      expect(words.length).toBeLessThanOrEqual(25);
      for (const word of words) expect(word).toMatch(/^[^ ]{1,32}$/);
    }),
  );
});

it('reads a search word by word, and with its neighbors joined', () => {
  expect(readSearch('37-00 01')).toEqual([['37', '00', '01'], ['37', '0001'], ['3700', '01'], ['370001']]);
  expect(readSearch('Jean jean')).toContainEqual(['jean']);
  expect(readSearch('00509 3700-0001')).toContainEqual(['50937000001']);
  expect(readSearch(' - ')).toEqual([]);
  expect(readSearch('a b c d e f g h').length).toBe(32);
});

it.each([
  ['R-2026-00042', 'r 2026 00042', 'r 2026 00042'],
  ['R202600042', 'r 2026 00042', 'r 2026 00042'],
  [' r-2026-42 ', 'r 2026 00042', 'r 2026 42'],
  ['p 2026 7', 'p 2026 00007', 'p 2026 7'],
  ['V2026-100000', 'v 2026 100000', 'v 2026 100000'],
  ['m-2027-0004', 'm 2027 00004', 'm 2027 0004'],
])('%j is read as a document’s number', (typed, whole, beginning) => {
  expect(readDocumentNumber(typed)).toEqual({ whole, beginning });
});

it.each([
  '',
  'R',
  'R-2026',
  'R-1926-42',
  'X-2026-42',
  'R-2026-42 Jean',
  'R-2026-4x',
  'AR-2026-42',
  'R-2026-1234567890',
])('%j is no document’s number', (typed) => {
  expect(readDocumentNumber(typed)).toBeNull();
});
