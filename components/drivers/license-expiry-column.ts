import type { ListColumn } from '@/components/lists/list-screen';
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

/** When a person's license expires. A card has only the mark of one that matters. */
export function licenseExpiryColumn(
  t: Translate,
  header: string,
  { locale, timeZone, today }: Reader,
): ListColumn<{ licenseExpiresOn: string | null }> {
  return {
    key: 'expiry',
    header,
    cell: ({ licenseExpiresOn }) => ({
      text: licenseExpiresOn && formatDate(licenseExpiresOn, locale, timeZone),
      badge: licenseBadge(t, { expiresOn: licenseExpiresOn, today }),
      tableOnly: true,
    }),
    figures: true,
    card: 'state',
  };
}
