'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { formatDateTime } from '@/lib/dates';
import { PLATFORM_ZONE } from '@/lib/platform-zone';

/** On paper alone: whose page it is, and when it was printed. `zone` is the company's time zone. */
export function PrintHead({ name, zone = PLATFORM_ZONE }: { name: string; zone?: string }) {
  const t = useTranslations('lists');
  const locale = useLocale();
  const [at, setAt] = useState<Date | null>(null);

  useEffect(() => {
    // At once, because the browser takes the page as it is when this returns.
    const note = () => flushSync(() => setAt(new Date()));
    window.addEventListener('beforeprint', note);
    return () => window.removeEventListener('beforeprint', note);
  }, []);

  return (
    <div className="print-head mb-4 hidden justify-between gap-6 border-b border-hairline pb-2 text-sm print:flex">
      <p className="font-medium">{name}</p>
      {at && <p className="text-muted">{t('printed_on', { date: formatDateTime(at, locale, zone) })}</p>}
    </div>
  );
}
