import { intlTag, type Locale } from '../i18n/locales';

/** A country as papers name it; a code that nobody knows stays as typed. */
export function countryName(code: string, locale: Locale): string {
  if (code === 'HT' && locale === 'ht') return 'Ayiti';
  try {
    return new Intl.DisplayNames([intlTag(locale)], { type: 'region' }).of(code) ?? code;
  } catch {
    return code;
  }
}
