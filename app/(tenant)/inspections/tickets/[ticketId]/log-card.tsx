import { useLocale, useTranslations } from 'next-intl';
import { Card } from '@/components/ui/card';
import { formatDateTime, formatMoment } from '@/lib/dates';
import type { TicketDetails } from '@/lib/maintenance/get-ticket';
import { formatMoney } from '@/lib/money';
import { LogDialog } from './log-dialog';

interface Props {
  ticket: TicketDetails;
  now: Date;
  timeZone: string;
  mayEdit: boolean;
}

/** What the garage did and said, the latest first. */
export function LogCard({ ticket, now, timeZone, mayEdit }: Props) {
  const t = useTranslations();
  const locale = useLocale();
  return (
    <Card
      title={t('maintenance.service_log')}
      action={mayEdit && <LogDialog ticketId={ticket.id} entries={ticket.log.length} />}
    >
      {ticket.log.length === 0 ? (
        <p className="text-muted">{t('maintenance.log_empty')}</p>
      ) : (
        <ol className="grid gap-3">
          {ticket.log.toReversed().map(({ id, note, costCents, loggedAt, loggedByName }) => (
            <li key={id} className="border-l-2 border-hairline pl-3">
              <p className="break-words whitespace-pre-line">{note}</p>
              <p className="text-sm text-muted">
                <time dateTime={loggedAt.toISOString()} title={formatDateTime(loggedAt, locale, timeZone, 'long')}>
                  {formatMoment(loggedAt, locale, timeZone, now)}
                </time>
                {loggedByName && <> · {loggedByName}</>}
                {costCents > 0 && <> · {formatMoney(costCents, 'USD', locale)}</>}
              </p>
            </li>
          ))}
        </ol>
      )}
    </Card>
  );
}
