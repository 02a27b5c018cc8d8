'use client';

import { IntlProvider, useLocale, useMessages } from 'next-intl';
import { type ReactNode, use, useMemo } from 'react';
import { patiently } from '@/components/ui/patiently';
import type { Locale } from '@/lib/i18n/locales';

const FILES = {
  en: () => import('@/messages/en/finder.json'),
  fr: () => import('@/messages/fr/finder.json'),
  ht: () => import('@/messages/ht/finder.json'),
};

type Texts = Awaited<ReturnType<(typeof FILES)['en']>>['default'];

const fetched: Partial<Record<Locale, Promise<Texts>>> = {};

/** Adds the texts of the search over everything, which load with its first opening. */
export function FinderTexts({ children }: { children: ReactNode }) {
  const locale = useLocale();
  const known = useMessages();
  fetched[locale] ??= patiently(FILES[locale]).then((module) => module.default);
  const finder = use(fetched[locale]);
  const all = useMemo(() => ({ ...known, finder }), [known, finder]);
  return (
    <IntlProvider locale={locale} messages={all}>
      {children}
    </IntlProvider>
  );
}
