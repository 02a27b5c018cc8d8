import { durationText } from '@/lib/duration-text';
import type { Locale } from '@/lib/i18n/locales';
import type { Translate } from '@/lib/i18n/translate';

const DAY_MINUTES = 1440;

/** A delay in whole minutes, as people say it. From a day on, minutes no longer count. */
export function lateText(t: Translate, minutes: number, locale: Locale): string {
  const said = minutes < DAY_MINUTES ? minutes : minutes - (minutes % 60);
  return t('rentals.late_by', { time: durationText(said, locale) });
}
