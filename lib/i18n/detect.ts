import { DEFAULT_LOCALE, isLocale, LOCALES, type Locale } from './locales';

export const LOCALE_COOKIE = 'wout.locale';

/**
 * First the cookie, which mirrors local storage, then the browser's languages in order, then English
 * (docs/rules.md §12).
 */
export function detectLocale(cookie: string | undefined, acceptLanguage: string | null): Locale {
  if (isLocale(cookie)) return cookie;
  const wanted = (acceptLanguage ?? '')
    .split(',')
    .map((entry) => {
      const [tag = '', quality] = entry.trim().split(';q=');
      return { language: tag.toLowerCase().split('-')[0], quality: quality === undefined ? 1 : Number(quality) };
    })
    .sort((a, b) => b.quality - a.quality)
    .map(({ language }) => LOCALES.find((locale) => locale === language))
    .find((locale) => locale !== undefined);
  return wanted ?? DEFAULT_LOCALE;
}
