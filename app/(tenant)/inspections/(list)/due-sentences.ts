import { formatDate } from '@/lib/dates';
import type { Locale } from '@/lib/i18n/locales';
import type { Translate } from '@/lib/i18n/translate';
import type { PlannedService } from '@/lib/maintenance/list-services';
import { formatNumber } from '@/lib/money';

/** When a service is due, or since when, and what it counts from: `in 340 km`, `due Nov 30, 2026`. */
export function dueSentences(
  service: PlannedService,
  t: Translate,
  { locale, timeZone }: { locale: Locale; timeZone: string },
): string[] {
  const { kmLeft, daysLeft, dueOn, last, isStart } = service;
  const km = (value: number) => formatNumber(value, locale);
  const sentences: string[] = [];
  if (kmLeft !== null)
    sentences.push(
      kmLeft > 0 ? t('maintenance.due_in_km', { km: km(kmLeft) }) : t('maintenance.due_km_over', { km: km(-kmLeft) }),
    );
  if (daysLeft !== null && dueOn !== null) {
    const date = formatDate(dueOn, locale, timeZone);
    sentences.push(t(daysLeft < 0 ? 'maintenance.due_since' : 'maintenance.due_on', { date }));
  }
  const counted = { date: formatDate(last.on, locale, timeZone), km: km(last.km) };
  sentences.push(t(isStart ? 'maintenance.counted_from' : 'maintenance.last_done', counted));
  return sentences;
}
