'use client';

import { useLocale } from 'next-intl';
import { formatDateTime, localToInstant } from '@/lib/dates';

/**
 * A wall-clock time in words. The browser shows a date field in its own language's format, and words are never
 * ambiguous.
 */
export function TimeInWords({ local, timeZone }: { local: string; timeZone: string }) {
  const locale = useLocale();
  const instant = localToInstant(local, timeZone);
  return instant ? formatDateTime(instant, locale, timeZone) : null;
}
