import { useTranslations } from 'next-intl';
import { ClientMessages } from '@/components/layout/client-messages';
import { DueTime } from '@/components/rentals/due-time';
import { type StandInActions, StandInButton } from '@/components/reservations/stand-in-button';
import { Card } from '@/components/ui/card';
import { Link } from '@/components/ui/link';
import { LinkButton } from '@/components/ui/link-button';
import type { AtRiskReservation } from '@/lib/dashboard/list-at-risk-reservations';

interface Props {
  reservations: AtRiskReservation[];
  now: Date;
  timeZone: string;
  /** What gives a reservation another vehicle; null if the member may not. */
  actions: StandInActions | null;
}

/** Reservations at risk because their vehicle is late, back too late or in the garage. Hidden if there are none. */
export function AtRisk({ reservations, now, timeZone, actions }: Props) {
  const t = useTranslations('dashboard');
  if (reservations.length === 0) return null;
  return (
    <Card title={t('at_risk')} flush className="border-amber/40!">
      <ClientMessages namespaces={['reservations']}>
        <ul>
          {reservations.map((row) => (
            <li
              key={row.id}
              className="grid gap-x-6 gap-y-1 border-t border-hairline px-4 py-2.5 first:border-0 sm:grid-cols-[minmax(0,1fr)_auto]"
            >
              <div className="min-w-0">
                <p className="font-medium">
                  <Link href={`/reservations/${row.id}`} className="hover:underline">
                    {row.number} · {row.customerName}
                  </Link>
                </p>
                <p className="text-muted">
                  {t.rich(row.heldBy === 'ticket' ? 'at_risk_garage' : row.late ? 'at_risk_late' : 'at_risk_overlap', {
                    vehicle: `${row.vehicle}, ${row.plate}`,
                    number: row.holderNumber,
                    link: (text) => (
                      <Link
                        href={
                          row.heldBy === 'ticket' ? `/inspections/tickets/${row.holderId}` : `/rentals/${row.holderId}`
                        }
                        className="text-accent underline underline-offset-2 hover:no-underline"
                      >
                        {text}
                      </Link>
                    ),
                  })}
                </p>
              </div>
              <DueTime at={new Date(row.pickupAt)} now={now} timeZone={timeZone} />
              <div className="col-span-full mt-1 flex flex-wrap items-center gap-2">
                {actions &&
                  row.standIns.vehicles
                    .slice(0, 1)
                    .map((vehicle) => (
                      <StandInButton key={vehicle.id} reservationId={row.id} vehicle={vehicle} {...actions} />
                    ))}
                <LinkButton href={`/reservations/${row.id}`}>{t('at_risk_ways')}</LinkButton>
                <span className="text-sm text-muted">{t(standInNote(row))}</span>
              </div>
            </li>
          ))}
        </ul>
      </ClientMessages>
    </Card>
  );
}

function standInNote({ standIns }: AtRiskReservation) {
  if (standIns.vehicles.length === 0) return 'at_risk_no_vehicle';
  return standIns.sameClass ? 'at_risk_same_class' : 'at_risk_better';
}
