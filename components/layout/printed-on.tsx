'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { formatDateTime } from '@/lib/dates';
import { PLATFORM_ZONE } from '@/lib/platform-zone';

/** When the page is printed, in a time zone: the platform's unless another is given. */
export function PrintedOn({ zone = PLATFORM_ZONE }: { zone?: string }) {
  const t = useTranslations('lists');
  const locale = useLocale();
  const [at, setAt] = useState<Date | null>(null);

  useEffect(() => {
    // At once, because the browser takes the page as it is when this returns.
    const note = () => flushSync(() => setAt(new Date()));
    window.addEventListener('beforeprint', note);
    return () => window.removeEventListener('beforeprint', note);
  }, []);

  return at && <p className="text-muted">{t('printed_on', { date: formatDateTime(at, locale, zone) })}</p>;
}
