import { useTranslations } from 'next-intl';
import { DueTime } from '@/components/rentals/due-time';
import { Card } from '@/components/ui/card';
import { Link } from '@/components/ui/link';
import { StatusBadge } from '@/components/ui/status-badge';
import { Unbroken } from '@/components/ui/unbroken';
import type { OpenTicket } from '@/lib/dashboard/list-open-tickets';

interface Props {
  tickets: OpenTicket[];
  now: Date;
  timeZone: string;
}

/** Vehicles with an open ticket. One that is out of service is marked: the fleet’s figures don’t count it as in maintenance. */
export function InMaintenance({ tickets, now, timeZone }: Props) {
  const t = useTranslations();
  return (
    <Card title={t('dashboard.in_garage')} flush>
      {tickets.length === 0 && <p className="px-4 pb-4 text-muted">{t('dashboard.none_in_maintenance')}</p>}
      <ul>
        {tickets.map((ticket) => (
          <li key={ticket.id} className="relative border-t border-hairline px-4 py-2.5 first:border-0 hover:bg-sunken">
            <p className="flex flex-wrap items-center gap-x-2">
              <Link href={`/inspections/tickets/${ticket.id}`} className="font-medium after:absolute after:inset-0">
                <Unbroken text={`${ticket.make} ${ticket.model}, ${ticket.plate}`} />
              </Link>
              {ticket.serviceStatus === 'inactive' && <StatusBadge status="inactive" />}
            </p>
            <p className="flex justify-between gap-3 text-sm text-muted">
              <span>{serviceName(ticket.serviceType)}</span>
              {ticket.expectedReadyAt && (
                <span className="text-right">
                  <DueTime at={ticket.expectedReadyAt} now={now} timeZone={timeZone} late />
                </span>
              )}
            </p>
          </li>
        ))}
      </ul>
    </Card>
  );

  function serviceName(type: string): string {
    // Safe because `has` is checked: the ticket's type is one of the maintenance texts.
    const key = `maintenance.${type}` as 'maintenance.other';
    return t.has(key) ? t(key) : type;
  }
}
