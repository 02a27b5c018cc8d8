export const LOCALES = ['en', 'fr', 'ht'] as const;
export type Locale = (typeof LOCALES)[number];
export const DEFAULT_LOCALE: Locale = 'en';
/** How long a browser remembers the chosen language: a year. */
export const LOCALE_SECONDS = 31_536_000;

const INTL_TAGS = { en: 'en-US', fr: 'fr-HT', ht: 'fr-HT' } as const satisfies Record<Locale, string>;

/** The language tag for Intl, which does not know `ht` and would silently use the server's own language. */
export function intlTag(locale: Locale): 'en-US' | 'fr-HT' {
  return INTL_TAGS[locale];
}

export function isLocale(value: unknown): value is Locale {
  return typeof value === 'string' && (LOCALES as readonly string[]).includes(value);
}
