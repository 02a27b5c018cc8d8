import { describe, expect, it } from 'vitest';
import { LOCALES } from '@/lib/i18n/locales';
import { agreementClauses } from '@/lib/papers/agreement-clauses';
import { defaultTerms } from '@/lib/papers/default-terms';
import { parseTerms, termsText } from '@/lib/papers/parse-terms';

describe('the terms of an agreement', () => {
  it.each([
    ['one clause', 'Use\nWith care.', [{ title: 'Use', body: 'With care.' }]],
    ['a title alone', 'Use', [{ title: 'Use', body: '' }]],
    ['a text of two lines', 'Use\nWith care.\nNo racing.', [{ title: 'Use', body: 'With care.\nNo racing.' }]],
    [
      'several empty lines, with spaces, from Windows',
      '\r\nUse \r\nWith care.\r\n  \r\n\r\nFuel\r\nFull.\r\n',
      [
        { title: 'Use', body: 'With care.' },
        { title: 'Fuel', body: 'Full.' },
      ],
    ],
    ['nothing', ' \n\n ', []],
  ])('are read from %s', (_what, text, clauses) => {
    expect(parseTerms(text)).toEqual(clauses);
  });

  it.each(LOCALES)('can be edited from the product’s in %s without a change', (locale) => {
    expect(parseTerms(termsText(defaultTerms(locale)))).toEqual(defaultTerms(locale));
  });

  it('are the product’s where a company has written none', () => {
    expect(agreementClauses(' \n', 'fr')).toEqual(defaultTerms('fr'));
    expect(agreementClauses('Objet', 'fr')).toEqual([{ title: 'Objet', body: '' }]);
  });
});
