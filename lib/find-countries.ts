import { COUNTRIES } from './countries';
import { countryCode } from './country-code';
import { countryName } from './country-name';
import type { Locale } from './i18n/locales';
import { normalizeSearch } from './search/normalize-search';

/** Where most customers and licenses come from: they are listed first. */
const NEAR = ['HT', 'DO', 'US', 'CA', 'FR'];

/**
 * The countries that a picker shows for a text, with their names in the reader's language. First comes the one with this
 * code, or with this name in another of our languages. Those with a word that begins so follow. An empty text shows all.
 */
export function findCountries(text: string, locale: Locale): { id: string; label: string }[] {
  const typed = normalizeSearch(text);
  const exact = countryCode(text);
  const named = COUNTRIES.map((id) => ({
    id,
    label: countryName(id, locale),
    key: normalizeSearch(countryName(id, locale)),
  }));
  const rank = (id: string) => (id === exact ? -1 : NEAR.includes(id) ? NEAR.indexOf(id) : NEAR.length);
  return named
    .filter(({ id, key }) => id === exact || ` ${key}`.includes(` ${typed}`))
    .toSorted((a, b) => rank(a.id) - rank(b.id) || (a.key < b.key ? -1 : 1))
    .map(({ id, label }) => ({ id, label }));
}
