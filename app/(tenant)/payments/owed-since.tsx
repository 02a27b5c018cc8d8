import { useLocale, useTranslations } from 'next-intl';
import { formatDate, formatDateTime, formatMoment } from '@/lib/dates';
import { DAY_MS } from '@/lib/durations';

interface Props {
  at: Date;
  now: Date;
  timeZone: string;
}

/** For how long money is owed, or when it is due, as a sentence, with the full date on hover. */
export function OwedSince({ at, now, timeZone }: Props) {
  const t = useTranslations('payments');
  const locale = useLocale();
  const days = Math.floor((now.getTime() - at.getTime()) / DAY_MS);
  const when = formatMoment(at, locale, timeZone, now);
  return (
    <time dateTime={at.toISOString()} title={formatDateTime(at, locale, timeZone, 'long')}>
      {at > now
        ? t('due_when', { when })
        : days === 0
          ? t('owed_since', { when })
          : t('owed_days', { days, date: formatDate(at, locale, timeZone) })}
    </time>
  );
}
