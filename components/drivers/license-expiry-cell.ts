import { formatDate } from '@/lib/dates';
import type { Locale } from '@/lib/i18n/locales';
import type { Translate } from '@/lib/i18n/translate';
import { licenseBadge } from './license-badge';

interface Reader {
  locale: Locale;
  timeZone: string;
  /** The company's day, `2026-11-28`. */
  today: string;
}

/** When a license expires, as a list's cell. A card has only the mark of one that matters. */
export function licenseExpiryCell(t: Translate, expiresOn: string | null, { locale, timeZone, today }: Reader) {
  return {
    text: expiresOn && formatDate(expiresOn, locale, timeZone),
    badge: licenseBadge(t, { expiresOn, today }),
    tableOnly: true,
  };
}
