'use client';

import { useLocale } from 'next-intl';
import { useEffect } from 'react';
import { loadWhenIdle } from '@/components/ui/load-when-idle';

const FILES = {
  en: () => import('@/messages/en-counter'),
  fr: () => import('@/messages/fr-counter'),
  ht: () => import('@/messages/ht-counter'),
};

/** Renders nothing. Fetches the texts that most records need while the browser has nothing else to do. */
export function CounterTextsAhead() {
  const locale = useLocale();
  useEffect(() => loadWhenIdle([FILES[locale]]), [locale]);
  return null;
}
