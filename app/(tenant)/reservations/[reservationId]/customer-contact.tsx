import { useTranslations } from 'next-intl';
import { ContactButtons } from '@/components/customers/contact-buttons';
import { buttonClass } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import type { ReservationRecord } from '@/lib/reservations/get-reservation';
import { readyMessage } from '@/lib/reservations/ready-message';
import { reservationMessage } from '@/lib/reservations/reservation-message';
import { MailReservation } from './mail-reservation';

interface Props {
  record: ReservationRecord;
  company: string;
  now: Date;
  timeZone: string;
  /** Whether the reservation and its voucher can be mailed. */
  mayMail: boolean;
  /** Whether the vehicle may be there for the customer, so that they can be told. */
  maySayReady: boolean;
}

/** The customer with the ways to reach them. WhatsApp opens with a message in their language. */
export function CustomerContact({ record, company, now, timeZone, mayMail, maySayReady }: Props) {
  const t = useTranslations();
  const { customer, reservation, vehicle, className } = record;
  const booked = reservation.pencilled && className ? className : `${vehicle.make} ${vehicle.model}`;
  const facts = {
    ...reservation,
    locale: customer.language,
    company,
    customer: customer.fullName,
    place: reservation.pickupLocation,
    timeZone,
  };
  const { text } = reservationMessage({ ...facts, booked });
  const ready = readyMessage({ ...facts, vehicle: booked, now });
  return (
    <Card title={t('customers.title')}>
      <Link href={`/customers/${customer.id}`} className="text-accent underline underline-offset-2 hover:no-underline">
        {customer.fullName}
      </Link>
      {customer.phone && (
        <ContactButtons
          phone={customer.phone}
          messages={[
            { label: t('reservations.whatsapp'), text },
            ...(maySayReady ? [{ label: t('reservations.whatsapp_ready'), text: ready }] : []),
          ]}
        />
      )}
      {(record.hasVoucher || mayMail) && (
        <div className="mt-2 flex flex-wrap gap-2 max-sm:*:flex-1 max-sm:*:px-2">
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
