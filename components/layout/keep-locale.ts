'use client';

import { isLocale, LOCALE_SECONDS, type Locale } from '@/lib/i18n/locales';

const KEY = 'wout.locale';

/**
 * Stores the chosen language in local storage, and copies it to a cookie for the first response (docs/rules.md §12).
 */
export function keepLocale(locale: Locale): void {
  localStorage.setItem(KEY, locale);
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers we support
  document.cookie = `wout.locale=${locale}; path=/; max-age=${LOCALE_SECONDS}; samesite=lax`;
}

export function keptLocale(): Locale | null {
  const stored = localStorage.getItem(KEY);
  return isLocale(stored) ? stored : null;
}
