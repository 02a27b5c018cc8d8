'use client';

import { useRouter } from 'next/navigation';
import { useLocale } from 'next-intl';
import { useEffect } from 'react';
import { keepLocale, keptLocale } from './keep-locale';

/** Local storage wins over the server's guess. If they differ, the page reloads in the stored language. */
export function LocaleSync() {
  const locale = useLocale();
  const router = useRouter();
  useEffect(() => {
    const kept = keptLocale();
    if (!kept) return keepLocale(locale);
    if (kept === locale) return;
    keepLocale(kept);
    router.refresh();
  }, [locale, router]);
  return null;
}
