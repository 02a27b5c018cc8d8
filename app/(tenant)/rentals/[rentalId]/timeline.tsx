import { useLocale, useTranslations } from 'next-intl';
import { Card } from '@/components/ui/card';
import { cn } from '@/components/ui/cn';
import { Unbroken } from '@/components/ui/unbroken';
import { formatDateTime, formatMoment } from '@/lib/dates';
import { formatMoney } from '@/lib/money';
import type { TimelineEvent } from '@/lib/payments/rental-timeline';

interface Props {
  events: TimelineEvent[];
  now: Date;
  timeZone: string;
}

export function Timeline({ events, now, timeZone }: Props) {
  const t = useTranslations('rentals');
  const locale = useLocale();
  return (
    <Card title={t('timeline')}>
      <ol className="grid gap-4 border-l border-hairline pl-4">
        {events.map((event) => {
          // The vehicle is still out where it is told when it is due, however late.
          const coming = event.at > now || event.kind === 'due';
          return (
            <li key={event.key} className="relative">
              <span
                aria-hidden="true"
                className={cn(
                  'absolute top-1.5 -left-[21px] size-2.5 rounded-full border-2 border-raised',
                  coming ? 'bg-line-strong' : 'bg-accent',
                )}
              />
              <p className="flex justify-between gap-3">
                <span>{t(`event_${event.kind}`)}</span>
                {event.amountCents !== null && (
                  <span className="tabular">{formatMoney(event.amountCents, 'USD', locale)}</span>
                )}
              </p>
              <p className="text-sm text-muted">
                <time dateTime={event.at.toISOString()} title={formatDateTime(event.at, locale, timeZone, 'long')}>
                  {formatMoment(event.at, locale, timeZone, now)}
                </time>
                {event.who && ` · ${event.who}`}
                {event.until && ` · ${t('event_until', { date: formatMoment(event.until, locale, timeZone, now) })}`}
                {event.detail && <Unbroken text={` · ${event.detail}`} />}
              </p>
            </li>
          );
        })}
      </ol>
    </Card>
  );
}
