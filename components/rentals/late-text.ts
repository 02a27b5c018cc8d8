import type { Translate } from '@/lib/i18n/translate';

/** A delay in whole minutes, as people say it. */
export function lateText(t: Translate, minutes: number): string {
  const days = Math.floor(minutes / 1440);
  const hours = Math.floor((minutes % 1440) / 60);
  if (days > 0) return t('rentals.late_days', { days, hours });
  return t('rentals.late_hours', { hours, minutes: minutes % 60 });
}
