import { expect, it } from 'vitest';
import { ALL_TEXTS } from '../support/all-texts';

function keysWhere(language: keyof typeof ALL_TEXTS, broken: (text: string) => boolean): string[] {
  return [...ALL_TEXTS[language]].filter(([, text]) => broken(text)).map(([key]) => key);
}

it.each(['en', 'fr', 'ht'] as const)(
  '%s has no exclamation mark, no doubled space and no space at an edge',
  (language) => {
    expect(keysWhere(language, (text) => /!|[ \u00a0]{2}|^\s|\s$/.test(text))).toEqual([]);
  },
);

it('French puts a no-break space before ? ! : ; and %', () => {
  expect(keysWhere('fr', (text) => /[^\u00a0](?:[?!:;](?=\s|$)|%)/.test(text))).toEqual([]);
});

it('French writes its apostrophes as ’', () => {
  expect(keysWhere('fr', (text) => /\p{L}'\p{L}/u.test(text))).toEqual([]);
});

it('Kreyòl has neither apostrophe nor hyphen between letters, and no space before ? ! :', () => {
  expect(keysWhere('ht', (text) => /['’]|\p{Ll}-\p{Ll}|[ \u00a0][?!:]/u.test(text))).toEqual([]);
});

it('an ellipsis is one character, except in the English that the customer worded', () => {
  const dots = (['en', 'fr', 'ht'] as const).flatMap((language) => keysWhere(language, (text) => text.includes('...')));
  expect(dots).toEqual(['errors.no_admin_access']);
});
