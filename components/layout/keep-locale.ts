'use client';

import { isLocale, type Locale } from '@/lib/i18n/locales';
import { keepChoice } from '@/lib/keep-choice';

const KEY = 'wout.locale';

/**
 * Stores the chosen language in local storage, and copies it to a cookie for the first response (docs/rules.md §12).
 */
export function keepLocale(locale: Locale): void {
  localStorage.setItem(KEY, locale);
  keepChoice(KEY, locale);
}

export function keptLocale(): Locale | null {
  const stored = localStorage.getItem(KEY);
  return isLocale(stored) ? stored : null;
}
