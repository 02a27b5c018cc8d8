import { useTranslations } from 'next-intl';
import { PageLinks } from '@/components/lists/page-links';
import { Card } from '@/components/ui/card';
import { Link } from '@/components/ui/link';
import { formatDateTime, formatDay } from '@/lib/dates';
import type { DriverEvent } from '@/lib/drivers/list-driver-timeline';
import type { Locale } from '@/lib/i18n/locales';

interface Props {
  events: DriverEvent[];
  /** The URLs of the previous and next page. */
  pages: { previous: string | null; next: string | null };
  locale: Locale;
  timeZone: string;
  now: Date;
}

export function DriverTimeline({ events, pages, locale, timeZone, now }: Props) {
  const t = useTranslations('drivers');
  if (events.length === 0) return null;
  const text = (event: DriverEvent) =>
    event.kind === 'out' || event.kind === 'back' ? (
      <Link href={`/rentals/${event.id}`} className="hover:text-accent">
        {t(`event_${event.kind}`, { number: event.detail })}
      </Link>
    ) : (
      t(`event_${event.kind}`)
    );
  return (
    <Card title={<span id="events">{t('timeline')}</span>}>
      <ol className="grid gap-4 border-l border-hairline pl-4">
        {events.map((event) => (
          <li key={`${event.kind}-${event.id}`} className="relative">
            <span
              aria-hidden="true"
              className="absolute top-1.5 -left-[21px] size-2.5 rounded-full border-2 border-raised bg-accent"
            />
            <p>{text(event)}</p>
            <p className="text-sm text-muted">
              <time dateTime={event.at.toISOString()} title={formatDateTime(event.at, locale, timeZone, 'long')}>
                {formatDay(event.at, locale, timeZone, now)}
              </time>
              {event.who && ` · ${event.who}`}
            </p>
            {event.kind === 'imported' && event.detail && (
              <p className="text-sm break-words text-muted">{t('from_file', { file: event.detail })}</p>
            )}
          </li>
        ))}
      </ol>
      <PageLinks {...pages} of={t('timeline')} />
    </Card>
  );
}
