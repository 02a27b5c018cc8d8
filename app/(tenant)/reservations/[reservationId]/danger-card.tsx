import { useLocale, useTranslations } from 'next-intl';
import { Children } from 'react';
import { WhatsAppButton } from '@/components/customers/whatsapp-button';
import { type StandInActions, StandInButton } from '@/components/reservations/stand-in-button';
import { Card } from '@/components/ui/card';
import { Link } from '@/components/ui/link';
import { Unbroken } from '@/components/ui/unbroken';
import { formatMoment } from '@/lib/dates';
import { returnMessage } from '@/lib/rentals/return-message';
import { dangerMessage } from '@/lib/reservations/danger-message';
import type { Danger } from '@/lib/reservations/find-danger';
import type { StandIns } from '@/lib/reservations/find-stand-ins';
import type { ReservationRecord } from '@/lib/reservations/get-reservation';

interface Props {
  record: ReservationRecord;
  danger: Danger;
  standIns: StandIns;
  company: string;
  now: Date;
  timeZone: string;
  /** What exchanges the vehicle; null if the member may not. */
  actions: StandInActions | null;
}

/** Why a reservation is at risk, whom to ask for the vehicle, and which other one the customer can have. */
export function DangerCard({ record, danger, standIns, company, now, timeZone, actions }: Props) {
  const t = useTranslations('reservations');
  const locale = useLocale();
  const { reservation, customer, vehicle } = record;
  const car = `${vehicle.make} ${vehicle.model}`;
  const facts = {
    locale: customer.language,
    company,
    customer: customer.fullName,
    number: reservation.number,
    pickupAt: reservation.pickupAt,
    timeZone,
  };
  const propose = (other: string | null) => dangerMessage(facts, { vehicle: car, other });
  const rental = danger.heldBy === 'rental' ? danger : null;
  const found = standIns.vehicles.length > 0;
  return (
    <Card title={t('danger_title')} className="border-amber/40!">
      <p className="wrap-anywhere">
        {Children.map(
          t.rich(rental ? (danger.late ? 'danger_late' : 'danger_overlap') : 'danger_garage', {
            vehicle: `${car}, ${vehicle.plate}`,
            number: danger.number,
            customer: rental?.customerName ?? '',
            due: formatMoment(danger.dueAt, locale, timeZone, now),
            link: (text) => (
              <Link
                href={rental ? `/rentals/${danger.id}` : `/inspections/tickets/${danger.id}`}
                className="whitespace-nowrap text-accent underline underline-offset-2 hover:no-underline"
              >
                {text}
              </Link>
            ),
          }),
          (part) => (typeof part === 'string' ? <Unbroken text={part} /> : part),
        )}
      </p>
      {rental?.phone && (
        <p className="mt-3">
          <WhatsAppButton
            phone={rental.phone}
            text={returnMessage({
              ...{ locale: rental.locale, company, customer: rental.customerName, dueAt: rental.dueAt, now, timeZone },
              ...{ vehicle: car, plate: vehicle.plate },
            })}
            label={t('danger_ask_back', { customer: rental.customerName })}
          />
        </p>
      )}
      <p className="mt-4 mb-2 font-medium">
        {t(found ? (standIns.sameClass ? 'danger_same_class' : 'danger_better') : 'danger_none')}
      </p>
      <ul className="grid gap-3">
        {standIns.vehicles.map((other) => (
          <li key={other.id} className="flex flex-wrap gap-2 max-sm:*:flex-auto">
            {actions ? (
              <StandInButton reservationId={reservation.id} vehicle={other} {...actions} />
            ) : (
              <span className="self-center">{other.label}</span>
            )}
            {customer.phone && (
              <WhatsAppButton
                phone={customer.phone}
                text={propose(other.label)}
                label={t('danger_propose')}
                spoken={t('danger_propose_named', { vehicle: other.label, customer: customer.fullName })}
              />
            )}
          </li>
        ))}
      </ul>
      {!found && customer.phone && (
        <WhatsAppButton
          phone={customer.phone}
          text={propose(null)}
          label={t('danger_tell', { customer: customer.fullName })}
        />
      )}
    </Card>
  );
}
