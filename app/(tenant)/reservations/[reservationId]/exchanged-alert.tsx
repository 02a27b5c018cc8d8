import { useTranslations } from 'next-intl';
import { WhatsAppButton } from '@/components/customers/whatsapp-button';
import { Alert } from '@/components/ui/alert';
import { Unbroken } from '@/components/ui/unbroken';
import { standInMessage } from '@/lib/reservations/danger-message';
import type { ReservationRecord } from '@/lib/reservations/get-reservation';

interface Props {
  record: ReservationRecord;
  company: string;
  timeZone: string;
}

/** After a vehicle was exchanged: what is left to do is to tell the customer, whose message is ready. */
export function ExchangedAlert({ record, company, timeZone }: Props) {
  const t = useTranslations('reservations');
  const { reservation, customer, vehicle } = record;
  const car = `${vehicle.make} ${vehicle.model}, ${vehicle.plate}`;
  const { number, pickupAt } = reservation;
  const text = standInMessage(
    { locale: customer.language, company, customer: customer.fullName, number, pickupAt, timeZone },
    car,
  );
  return (
    <Alert
      tone="success"
      action={customer.phone && <WhatsAppButton phone={customer.phone} text={text} label={t('exchanged_tell')} />}
    >
      <Unbroken text={t('exchanged', { vehicle: car, customer: customer.fullName })} />
    </Alert>
  );
}
