import { formatDate } from '@/lib/dates';
import type { Locale } from '@/lib/i18n/locales';
import type { HandOverBlocker } from '@/lib/rentals/find-hand-over-blockers';
import type { Missing } from './wizard-values';

/** What would prevent the handover, as items to fix in the first step. */
export function missingOf(blockers: readonly HandOverBlocker[], locale: Locale): Missing[] {
  return blockers.map(({ code, params }) => ({
    step: 'agreement',
    message: `errors.${code}`,
    // A day has no time zone, so any zone will do.
    params: { ...params, ...(params.date && { date: formatDate(String(params.date), locale, 'UTC') }) },
  }));
}
