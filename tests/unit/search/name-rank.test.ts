import { expect, it } from 'vitest';
import { nameRank } from '@/lib/search/name-rank';

it('puts names that begin as typed first, then those with that word', () => {
  const names = ['clausel rosembert', 'marie rose jean', 'rosembert paul', 'rose andree exantus'];
  const ranked = names.map((name) => nameRank(name, 'rose'));
  expect(ranked).toEqual([2, 1, 0, 0]);
  expect(nameRank('rose andree exantus', 'rose an')).toBe(0);
  expect(nameRank('jean rose andree', 'rose andree')).toBe(1);
});
