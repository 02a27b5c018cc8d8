import { useLocale, useTranslations } from 'next-intl';
import { formatDateTime, formatMoment } from '@/lib/dates';
import { MINUTE_MS } from '@/lib/durations';

interface Props {
  at: Date;
  now: Date;
  timeZone: string;
  /** Shows how late it is, if it is. */
  late?: boolean;
}

/** When a vehicle is due back, in everyday words, with the full date on hover. */
export function DueTime({ at, now, timeZone, late = false }: Props) {
  const t = useTranslations('rentals');
  const locale = useLocale();
  const minutes = Math.floor((now.getTime() - at.getTime()) / MINUTE_MS);
  return (
    <span className="inline-block">
      <time
        className="whitespace-nowrap"
        dateTime={at.toISOString()}
        title={formatDateTime(at, locale, timeZone, 'long')}
      >
        {formatMoment(at, locale, timeZone, now)}
      </time>
      {late && minutes > 0 && <span className="block text-sm text-danger">{lateBy(minutes)}</span>}
    </span>
  );

  function lateBy(total: number): string {
    const days = Math.floor(total / 1440);
    const hours = Math.floor((total % 1440) / 60);
    if (days > 0) return t('late_days', { days, hours });
    return t('late_hours', { hours, minutes: total % 60 });
  }
}
