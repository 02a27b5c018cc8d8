import type { Locale } from '@/lib/i18n/locales';
import type { Translate } from '@/lib/i18n/translate';
import type { Interval } from '@/lib/maintenance/due';
import { formatNumber } from '@/lib/money';

/** How often a service comes back, as people say it. */
export function intervalText({ everyKm, everyMonths }: Interval, t: Translate, locale: Locale): string {
  const km = formatNumber(everyKm ?? 0, locale);
  const months = everyMonths ?? 0;
  if (everyKm === null) return t('maintenance.interval_months', { months });
  return everyMonths === null ? t('maintenance.interval_km', { km }) : t('maintenance.interval_both', { km, months });
}
