import { intlTag, type Locale } from './i18n/locales';

/** The names in Kreyòl that are not the French ones, of the countries that people here know. */
const KREYOL: Record<string, string> = {
  BE: 'Bèljik',
  BR: 'Brezil',
  CA: 'Kanada',
  CH: 'Swis',
  CL: 'Chili',
  CN: 'Lachin',
  CO: 'Kolonbi',
  CU: 'Kiba',
  DE: 'Almay',
  DO: 'Repiblik Dominikèn',
  ES: 'Espay',
  FR: 'Frans',
  GB: 'Angletè',
  GF: 'Giyàn',
  GP: 'Gwadloup',
  HT: 'Ayiti',
  IT: 'Itali',
  JM: 'Jamayik',
  JP: 'Japon',
  MQ: 'Matinik',
  MX: 'Meksik',
  PR: 'Pòtoriko',
  US: 'Etazini',
  VE: 'Venezyela',
};

/** The name of a country in the reader's language. An unknown code is shown as it was typed. */
export function countryName(code: string, locale: Locale): string {
  const own = locale === 'ht' ? KREYOL[code] : undefined;
  if (own) return own;
  try {
    return new Intl.DisplayNames([intlTag(locale)], { type: 'region' }).of(code) ?? code;
  } catch {
    return code;
  }
}
