export const LOCALES = ['en', 'fr', 'ht'] as const;
export type Locale = (typeof LOCALES)[number];
export const DEFAULT_LOCALE: Locale = 'en';
/** How long a browser keeps the choice of language: a year. */
export const LOCALE_SECONDS = 31_536_000;

const INTL_TAGS = { en: 'en-US', fr: 'fr-HT', ht: 'fr-HT' } as const satisfies Record<Locale, string>;

/** The tag to hand to Intl: it does not know `ht` and would silently take the host's own language. */
export function intlTag(locale: Locale): 'en-US' | 'fr-HT' {
  return INTL_TAGS[locale];
}

export function isLocale(value: unknown): value is Locale {
  return typeof value === 'string' && (LOCALES as readonly string[]).includes(value);
}
