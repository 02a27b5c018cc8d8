import { useLocale, useTranslations } from 'next-intl';
import { formatDateTime, formatMoment } from '@/lib/dates';
import { MINUTE_MS } from '@/lib/durations';
import { lateText } from './late-text';

interface Props {
  at: Date;
  now: Date;
  timeZone: string;
  /** Shows how late it is, if it is. */
  late?: boolean;
}

/** When a vehicle is due back, in everyday words, with the full date on hover. */
export function DueTime({ at, now, timeZone, late = false }: Props) {
  const t = useTranslations();
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
      {late && minutes > 0 && <span className="block text-sm text-danger">{lateText(t, minutes, locale)}</span>}
    </span>
  );
}
