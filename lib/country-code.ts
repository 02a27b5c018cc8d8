import { COUNTRIES } from './countries';
import { normalizeSearch } from './search/normalize-search';

/** Local names of countries that are neither the English nor the French name. */
const ALSO: Record<string, string> = {
  ayiti: 'HT',
  hti: 'HT',
  usa: 'US',
  etazini: 'US',
  'etats unis': 'US',
  'united states of america': 'US',
  'etats unis d amerique': 'US',
  can: 'CA',
  kanada: 'CA',
  dom: 'DO',
  'repiblik dominiken': 'DO',
  'sen domeng': 'DO',
  fra: 'FR',
  frans: 'FR',
  chili: 'CL',
  brezil: 'BR',
  meksik: 'MX',
  uk: 'GB',
  england: 'GB',
  angleterre: 'GB',
};

let names: Map<string, string> | null = null;

/** The two-letter code of a country, from that code or its name in English, French or Kreyòl; null if unknown. */
export function countryCode(text: string): string | null {
  names ??= countryNames();
  return names.get(normalizeSearch(text)) ?? null;
}

function countryNames(): Map<string, string> {
  const found = new Map<string, string>();
  for (const language of ['en', 'fr']) {
    const shown = new Intl.DisplayNames([language], { type: 'region' });
    for (const code of COUNTRIES) {
      found.set(normalizeSearch(shown.of(code)), code);
      found.set(code.toLowerCase(), code);
    }
  }
  for (const [name, code] of Object.entries(ALSO)) found.set(name, code);
  return found;
}
