'use client';

import { useLocale } from 'next-intl';
import { formatDateTime, localToInstant } from '@/lib/dates';

/** A wall-clock time in words: the browser writes a date field in its own language's way, and in words there is no doubt. */
export function TimeInWords({ local, timeZone }: { local: string; timeZone: string }) {
  const locale = useLocale();
  const instant = localToInstant(local, timeZone);
  return instant ? formatDateTime(instant, locale, timeZone) : null;
}
