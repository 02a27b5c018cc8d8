import { intlTag, type Locale } from '../i18n/locales';

/** The name of a country as printed on papers. An unknown code is printed as typed. */
export function countryName(code: string, locale: Locale): string {
  if (code === 'HT' && locale === 'ht') return 'Ayiti';
  try {
    return new Intl.DisplayNames([intlTag(locale)], { type: 'region' }).of(code) ?? code;
  } catch {
    return code;
  }
}
