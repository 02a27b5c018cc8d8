import { useLocale, useTranslations } from 'next-intl';
import { Card } from '@/components/ui/card';
import { Link } from '@/components/ui/link';
import { formatDateTime, formatMoment } from '@/lib/dates';
import type { ReservationEvent } from '@/lib/reservations/list-reservation-events';
import type { ReservationEventKind } from '@/lib/reservations/values';
import { NO_SHOW_REASON } from '@/lib/vehicles/values';

const TEXTS = {
  'reservations.from_quote': 'event_quote',
  'reservations.create': 'event_created',
  'reservations.update': 'event_updated',
  'reservations.move': 'event_moved',
  'reservations.mail': 'event_mailed',
  'reservations.cancel': 'event_cancelled',
  'reservations.no_show': 'event_no_show',
  'reservations.undo_no_show': 'event_undone',
  'rentals.start_agreement': 'event_agreement',
  'reservations.convert': 'event_converted',
} as const satisfies Record<ReservationEventKind, string>;

interface Props {
  events: ReservationEvent[];
  now: Date;
  timeZone: string;
}

/** What happened to the reservation, newest first: who, when, and why where somebody gave a reason. */
export function ReservationHistory({ events, now, timeZone }: Props) {
  const t = useTranslations('reservations');
  const locale = useLocale();
  return (
    <Card title={t('history')}>
      <ol className="grid gap-4 border-l border-hairline pl-4">
        {events.map(({ id, at, action, actorName, reason, vehicle, quote, quoteId }) => (
          <li key={id} className="relative">
            <span
              aria-hidden="true"
              className="absolute top-1.5 -left-[21px] size-2.5 rounded-full border-2 border-raised bg-accent"
            />
            <p>
              {t.rich(TEXTS[action], {
                vehicle: vehicle ?? '',
                quote: quote ?? '',
                link: (text) => (
                  <Link
                    href={`/quotes/${quoteId}`}
                    className="text-accent underline underline-offset-2 hover:no-underline"
                  >
                    {text}
                  </Link>
                ),
              })}
            </p>
            <p className="text-sm text-muted">
              <time dateTime={at.toISOString()} title={formatDateTime(at, locale, timeZone, 'long')}>
                {formatMoment(at, locale, timeZone, now)}
              </time>
              {actorName && ` · ${actorName}`}
              {reason && reason !== NO_SHOW_REASON && ` · ${reason}`}
            </p>
          </li>
        ))}
      </ol>
    </Card>
  );
}
