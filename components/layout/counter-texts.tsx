'use client';

import dynamic from 'next/dynamic';
import { IntlProvider, useLocale, useMessages } from 'next-intl';
import { type ReactNode, use, useMemo } from 'react';
import { textFile } from './text-file';

const textsOf = textFile({
  en: () => import('@/messages/en-counter').then(({ counterTexts }) => counterTexts),
  fr: () => import('@/messages/fr-counter').then(({ counterTexts }) => counterTexts),
  ht: () => import('@/messages/ht-counter').then(({ counterTexts }) => counterTexts),
});

// They render nothing. Because of them the page preloads the file of its language together with its scripts.
const ANNOUNCED = {
  en: dynamic(() => import('@/messages/en-counter').then(() => Nothing)),
  fr: dynamic(() => import('@/messages/fr-counter').then(() => Nothing)),
  ht: dynamic(() => import('@/messages/ht-counter').then(() => Nothing)),
};

/** Adds the texts of `COUNTER_DOMAINS`: one static file per language, which the browser caches, so that no page contains them. */
export function CounterTexts({ children }: { children: ReactNode }) {
  const locale = useLocale();
  const known = useMessages();
  const texts = use(textsOf(locale));
  const all = useMemo(() => ({ ...known, ...texts }), [known, texts]);
  const Announced = ANNOUNCED[locale];
  return (
    <IntlProvider locale={locale} messages={all}>
      <Announced />
      {children}
    </IntlProvider>
  );
}

function Nothing() {
  return null;
}
