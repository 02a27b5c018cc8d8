import { useLocale } from 'next-intl';
import { formatMoney } from '@/lib/money';

interface Props {
  rental: { status: string; chargesCents: number };
}

/** What a rental is charged, as its own page says it; a draft is not charged yet. */
export function RentalTotal({ rental: { status, chargesCents } }: Props) {
  const locale = useLocale();
  if (status === 'draft' || status === 'reserved') return '—';
  return <span className="whitespace-nowrap">{formatMoney(chargesCents, 'USD', locale)}</span>;
}
