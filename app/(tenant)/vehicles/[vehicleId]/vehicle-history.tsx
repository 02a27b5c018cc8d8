import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { Card } from '@/components/ui/card';
import { StatusBadge } from '@/components/ui/status-badge';
import { formatDate } from '@/lib/dates';
import type { Locale } from '@/lib/i18n/locales';
import { formatMoney, formatNumber } from '@/lib/money';
import { shownRentalStatus } from '@/lib/rentals/status';
import type { getVehicleHistory } from '@/lib/vehicles/get-vehicle';

interface Props {
  history: Awaited<ReturnType<typeof getVehicleHistory>>;
  locale: Locale;
  timeZone: string;
  now: Date;
}

const LIST = 'divide-y divide-hairline';
const ROW = 'flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 py-2.5';

export function VehicleHistory({ history, locale, timeZone, now }: Props) {
  const t = useTranslations();
  const day = (date: Date | null) => (date ? formatDate(date, locale, timeZone) : '—');
  return (
    <>
      <Card title={t('vehicles.rentals')} flush className="pb-1">
        {history.rentals.length === 0 && <p className="px-4 pb-3 text-muted">{t('vehicles.no_rentals')}</p>}
        <ul className={LIST}>
          {history.rentals.map((rental) => {
            const status = shownRentalStatus(rental, now);
            return (
              <li key={rental.id} className={ROW}>
                <span className="min-w-0">
                  <Link href={`/rentals/${rental.id}`} className="font-medium hover:text-accent">
                    {rental.number}
                  </Link>{' '}
                  {rental.customer}
                  <span className="block text-sm text-muted">
                    {day(rental.pickupAt)} – {day(rental.dueAt)}
                  </span>
                </span>
                <StatusBadge status={status === 'active' ? 'rental_active' : status} />
              </li>
            );
          })}
        </ul>
      </Card>
      <div className="grid content-start gap-4">
        <Card title={t('vehicles.inspections')} flush className="pb-1">
          {history.inspections.length === 0 && <p className="px-4 pb-3 text-muted">{t('vehicles.no_inspections')}</p>}
          <ul className={LIST}>
            {history.inspections.map((inspection) => (
              <li key={inspection.id} className={ROW}>
                <span>
                  {t(`vehicles.inspection_${inspection.kind}`)}
                  <span className="block text-sm text-muted">{day(inspection.inspectedAt)}</span>
                </span>
                <span className="tabular">{formatNumber(inspection.odometerKm, locale)} km</span>
              </li>
            ))}
          </ul>
        </Card>
        <Card title={t('vehicles.maintenance')} flush className="pb-1">
          {history.tickets.length === 0 && <p className="px-4 pb-3 text-muted">{t('vehicles.no_maintenance')}</p>}
          <ul className={LIST}>
            {history.tickets.map((ticket) => (
              <li key={ticket.id} className={ROW}>
                <span>
                  {ticket.number}
                  <span className="block text-sm text-muted">{day(ticket.startedAt)}</span>
                </span>
                <span className="tabular">{formatMoney(ticket.costCents, 'USD', locale)}</span>
              </li>
            ))}
          </ul>
        </Card>
      </div>
    </>
  );
}
