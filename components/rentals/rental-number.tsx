import { useTranslations } from 'next-intl';

interface Props {
  rental: { number: string | null; reservationNumber: string | null; status: string };
}

/** The number of a rental in a list: its agreement's number, or before that its reservation's. */
export function RentalNumber({ rental }: Props) {
  const t = useTranslations('rentals');
  const number = rental.number ?? rental.reservationNumber;
  return number ? <span className="whitespace-nowrap">{number}</span> : t('draft_without_number');
}
