import type { ListColumn } from '@/components/lists/list-screen';
import { type Clock, rentalCells } from '@/components/rentals/rental-cells';
import { rentalStatusBadge } from '@/components/rentals/rental-status-badge';
import type { Locale } from '@/lib/i18n/locales';
import type { Translate } from '@/lib/i18n/translate';
import { backAt } from '@/lib/rentals/back-at';
import type { RentalRow } from '@/lib/rentals/list-rentals';

export function rentalListColumns(
  t: Translate,
  locale: Locale,
  clock: Clock,
): [ListColumn<RentalRow>, ...ListColumn<RentalRow>[]] {
  const cells = rentalCells(t, locale, clock);
  const back = (row: RentalRow) => cells.moment(backAt(row), row.status === 'overdue');
  const status = (row: RentalRow) => ({ badge: rentalStatusBadge(t, row.status) });
  return [
    { key: 'number', header: t('rentals.contract_number'), cell: cells.number, figures: true, card: 'title' },
    { key: 'status', header: t('common.status'), cell: status, card: 'state' },
    { key: 'customer', header: t('customers.title'), cell: (row) => row.customerName ?? '—', name: true, card: 'line' },
    { key: 'vehicle', header: t('vehicles.title'), cell: cells.vehicle, name: true, card: 'line', quiet: true },
    { key: 'pickup', header: t('rentals.pickup'), cell: (row) => cells.moment(row.pickupAt) },
    { key: 'due', header: t('rentals.return'), cell: back, card: 'start', labelled: true },
    { key: 'total', header: t('common.total'), cell: cells.total, numeric: true, card: 'end' },
  ];
}
