import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { formatPhone } from '@/lib/format-phone';
import type { ReservationRecord } from '@/lib/reservations/get-reservation';
import { reservationMessage } from '@/lib/reservations/reservation-message';
import { whatsappLink } from '@/lib/whatsapp-link';
import { MailReservation } from './mail-reservation';

interface Props {
  record: ReservationRecord;
  company: string;
  timeZone: string;
  /** Whether the reservation and its voucher can be mailed. */
  mayMail: boolean;
}

/** The customer with the ways to reach them. WhatsApp opens with a message in their language. */
export function CustomerContact({ record, company, timeZone, mayMail }: Props) {
  const t = useTranslations();
  const { customer, reservation, vehicle, className } = record;
  const booked = reservation.pencilled && className ? className : `${vehicle.make} ${vehicle.model}`;
  const { text } = reservationMessage({
    ...reservation,
    locale: customer.language,
    company,
    customer: customer.fullName,
    booked,
    place: reservation.pickupLocation,
    timeZone,
  });
  return (
    <Card title={t('customers.title')}>
      <Link href={`/customers/${customer.id}`} className="text-accent underline underline-offset-2 hover:no-underline">
        {customer.fullName}
      </Link>
      {customer.phone && (
        <div className="mt-3 flex flex-wrap gap-2">
          <a href={`tel:${customer.phone}`} className={buttonClass('secondary')}>
            <Icon name="phone" />
            {formatPhone(customer.phone)}
          </a>
          <a
            href={whatsappLink(customer.phone, text)}
            target="_blank"
            rel="noopener"
            className={buttonClass('secondary')}
          >
            <Icon name="message-circle" />
            {t('reservations.whatsapp')}
          </a>
        </div>
      )}
      {(record.hasVoucher || mayMail) && (
        <div className="mt-2 flex flex-wrap gap-2">
          {record.hasVoucher && (
            <a
              href={`/api/reservations/${reservation.id}/voucher`}
              target="_blank"
              rel="noopener"
              className={buttonClass('secondary')}
            >
              <Icon name="file-text" />
              {t('reservations.voucher')}
            </a>
          )}
          {mayMail && <MailReservation reservationId={reservation.id} />}
        </div>
      )}
    </Card>
  );
}
