import { useLocale } from 'next-intl';
import { formatMoney } from '@/lib/money';
import { type ListedAmounts, listedCents } from '@/lib/rentals/listed-cents';

interface Props {
  rental: ListedAmounts;
}

/** What a list says that a rental costs. */
export function RentalTotal({ rental }: Props) {
  const locale = useLocale();
  const cents = listedCents(rental);
  if (cents === null) return '—';
  return <span className="whitespace-nowrap">{formatMoney(cents, 'USD', locale)}</span>;
}
