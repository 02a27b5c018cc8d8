import { useTranslations } from 'next-intl';
import { DueTime } from '@/components/rentals/due-time';
import { Card } from '@/components/ui/card';
import { Link } from '@/components/ui/link';
import type { AtRiskReservation } from '@/lib/dashboard/list-at-risk-reservations';

interface Props {
  reservations: AtRiskReservation[];
  now: Date;
  timeZone: string;
}

/** Reservations at risk because of an overdue or overlapping vehicle. Hidden if there are none. */
export function AtRisk({ reservations, now, timeZone }: Props) {
  const t = useTranslations('dashboard');
  if (reservations.length === 0) return null;
  return (
    <Card title={t('at_risk')} flush className="border-amber/40!">
      <ul>
        {reservations.map((row) => (
          <li
            key={row.id}
            className="grid gap-x-6 gap-y-1 border-t border-hairline px-4 py-2.5 first:border-0 sm:grid-cols-[minmax(0,1fr)_auto]"
          >
            <div className="min-w-0">
              <p className="font-medium">
                {row.number} · {row.customerName}
              </p>
              <p className="text-muted">
                {t.rich(row.late ? 'at_risk_late' : 'at_risk_overlap', {
                  vehicle: `${row.vehicle}, ${row.plate}`,
                  number: row.rentalNumber,
                  link: (text) => (
                    <Link
                      href={`/rentals/${row.rentalId}`}
                      className="text-accent underline underline-offset-2 hover:no-underline"
                    >
                      {text}
                    </Link>
                  ),
                })}
              </p>
            </div>
            <DueTime at={new Date(row.pickupAt)} now={now} timeZone={timeZone} />
          </li>
        ))}
      </ul>
    </Card>
  );
}
