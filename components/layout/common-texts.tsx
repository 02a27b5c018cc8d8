'use client';

import dynamic from 'next/dynamic';
import { IntlProvider } from 'next-intl';
import { type ReactNode, use } from 'react';
import type { Locale } from '@/lib/i18n/locales';
import { textFile } from './text-file';

const textsOf = textFile({
  en: () => import('@/messages/en-common').then(({ commonTexts }) => commonTexts),
  fr: () => import('@/messages/fr-common').then(({ commonTexts }) => commonTexts),
  ht: () => import('@/messages/ht-common').then(({ commonTexts }) => commonTexts),
});

// They render nothing. Because of them the page preloads the file of its language together with its scripts.
const ANNOUNCED = {
  en: dynamic(() => import('@/messages/en-common').then(() => Nothing)),
  fr: dynamic(() => import('@/messages/fr-common').then(() => Nothing)),
  ht: dynamic(() => import('@/messages/ht-common').then(() => Nothing)),
};

/**
 * The texts that client components need on every screen. They are one static file per language, which the browser caches, so no page
 * contains them.
 */
export function CommonTexts({ locale, timeZone, children }: { locale: Locale; timeZone: string; children: ReactNode }) {
  const Announced = ANNOUNCED[locale];
  return (
    <IntlProvider locale={locale} timeZone={timeZone} messages={use(textsOf(locale))}>
      <Announced />
      {children}
    </IntlProvider>
  );
}

function Nothing() {
  return null;
}
