import fc from 'fast-check';
import { expect, it } from 'vitest';
import { normalizeSearch } from '@/lib/search-text';

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
