import { useLocale } from 'next-intl';
import { formatMoney } from '@/lib/money';

interface Props {
  rental: { status: string; chargesCents: number };
}

/** The charges of a rental, as on its own page. A draft has none yet. */
export function RentalTotal({ rental: { status, chargesCents } }: Props) {
  const locale = useLocale();
  if (status === 'draft' || status === 'reserved') return '—';
  return <span className="whitespace-nowrap">{formatMoney(chargesCents, 'USD', locale)}</span>;
}
