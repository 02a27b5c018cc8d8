'use client';

import { useRouter } from 'next/navigation';
import { useLocale } from 'next-intl';
import { LOCALES, type Locale } from '@/lib/i18n/locales';
import { keepLocale } from './keep-locale';
import type { MenuEntry } from './menu';

const NAMES: Record<Locale, string> = { en: 'English', fr: 'Français', ht: 'Kreyòl' };

/** A menu's entries for the languages, each in its own words. */
export function useLanguages(): MenuEntry[] {
  const locale = useLocale();
  const router = useRouter();
  return LOCALES.map((choice) => ({
    key: choice,
    label: <span lang={choice}>{NAMES[choice]}</span>,
    checked: choice === locale,
    onSelect: () => {
      keepLocale(choice);
      router.refresh();
    },
  }));
}
