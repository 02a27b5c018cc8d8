import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { Card } from '@/components/ui/card';
import { formatDateTime, formatDay } from '@/lib/dates';
import type { DriverEvent } from '@/lib/drivers/driver-timeline';
import type { Locale } from '@/lib/i18n/locales';

interface Props {
  events: DriverEvent[];
  locale: Locale;
  timeZone: string;
  now: Date;
}

export function DriverTimeline({ events, locale, timeZone, now }: Props) {
  const t = useTranslations('drivers');
  if (events.length === 0) return null;
  const text = (event: DriverEvent) =>
    'rental' in event ? (
      <Link href={`/rentals/${event.rental.id}`} className="hover:text-accent">
        {t(`event_${event.kind}`, { number: event.rental.number })}
      </Link>
    ) : (
      t(`event_${event.kind}`)
    );
  return (
    <Card title={t('timeline')}>
      <ol className="grid gap-4 border-l border-hairline pl-4">
        {events.map((event) => (
          <li key={event.id} className="relative">
            <span
              aria-hidden="true"
              className="absolute top-1.5 -left-[21px] size-2.5 rounded-full border-2 border-raised bg-accent"
            />
            <p>{text(event)}</p>
            <p className="text-sm text-muted">
              <time dateTime={event.at.toISOString()} title={formatDateTime(event.at, locale, timeZone, 'long')}>
                {formatDay(event.at, locale, timeZone, now)}
              </time>
              {'who' in event && ` · ${event.who}`}
            </p>
          </li>
        ))}
      </ol>
    </Card>
  );
}
