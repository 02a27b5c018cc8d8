import { expect, it } from 'vitest';
import { detectLocale } from '@/lib/i18n/detect';
import { intlTag, isLocale, LOCALES } from '@/lib/i18n/locales';

it('never hands ht to Intl', () => {
  expect(LOCALES.map(intlTag)).toEqual(['en-US', 'fr-HT', 'fr-HT']);
  expect(Intl.NumberFormat.supportedLocalesOf(LOCALES.map(intlTag))).toEqual(['en-US', 'fr-HT']);
});

it.each([
  ['en', true],
  ['ht', true],
  ['es', false],
  ['', false],
  [null, false],
  [{}, false],
])('%j is one of the languages: %s', (value, is) => {
  expect(isLocale(value)).toBe(is);
});

it.each([
  ['ht', 'fr-FR,fr;q=0.9', 'ht'],
  [undefined, 'fr-FR,fr;q=0.9,en;q=0.8', 'fr'],
  [undefined, 'ht-HT,fr;q=0.8', 'ht'],
  [undefined, 'es-DO,es;q=0.9,fr;q=0.5', 'fr'],
  [undefined, 'en;q=0.3,ht;q=0.7', 'ht'],
  [undefined, 'de', 'en'],
  [undefined, '', 'en'],
  [undefined, null, 'en'],
  ['xx', 'fr', 'fr'],
  ['xx', ';;;q=,,', 'en'],
])('the cookie %s and the browser %s give %s', (cookie, header, locale) => {
  expect(detectLocale(cookie, header)).toBe(locale);
});
