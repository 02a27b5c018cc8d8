import { formatDate } from '@/lib/dates';
import type { Locale } from '@/lib/i18n/locales';
import type { Translate } from '@/lib/i18n/translate';
import type { PlannedService } from '@/lib/maintenance/list-services';
import { KM_OF_A_DAY } from '@/lib/maintenance/values';
import { formatNumber } from '@/lib/money';

/**
 * When a service is due, or since when, and what it counts from: `in 340 km`, `due Nov 30, 2026`. What presses most is first,
 * as it orders the list.
 */
export function dueSentences(
  { kmLeft, daysLeft, dueOn, last, isStart }: PlannedService,
  t: Translate,
  { locale, timeZone }: { locale: Locale; timeZone: string },
): string[] {
  const km = (value: number) => formatNumber(value, locale);
  const due: { left: number; over: boolean; sentence: string }[] = [];
  if (kmLeft !== null)
    due.push({
      left: kmLeft,
      over: kmLeft <= 0,
      sentence:
        kmLeft > 0 ? t('maintenance.due_in_km', { km: km(kmLeft) }) : t('maintenance.due_km_over', { km: km(-kmLeft) }),
    });
  if (daysLeft !== null && dueOn !== null) {
    const date = formatDate(dueOn, locale, timeZone);
    const sentence = t(daysLeft < 0 ? 'maintenance.due_since' : 'maintenance.due_on', { date });
    due.push({ left: daysLeft * KM_OF_A_DAY, over: daysLeft < 0, sentence });
  }
  const counted = { date: formatDate(last.on, locale, timeZone), km: km(last.km) };
  // What is over needs no date that is still to come.
  const told = due.some(({ over }) => over) ? due.filter(({ over }) => over) : due;
  const sentences = told.toSorted((a, b) => a.left - b.left).map(({ sentence }) => sentence);
  return [...sentences, t(isStart ? 'maintenance.counted_from' : 'maintenance.last_done', counted)];
}
