import type { ListColumn } from '@/components/lists/list-screen';
import { type Clock, momentCell } from '@/components/rentals/rental-cells';
import type { Locale } from '@/lib/i18n/locales';
import type { Translate } from '@/lib/i18n/translate';
import type { ListedTicket } from '@/lib/maintenance/list-tickets';
import { formatMoney } from '@/lib/money';
import { rowPicture } from '../row-picture';

/** Their state is that of the tab. `closed` tickets say when they were closed, in place of when their vehicle should be ready. */
export function ticketListColumns(
  t: Translate,
  locale: Locale,
  { closed, covers, ...clock }: Clock & { closed: boolean; covers: ReadonlyMap<string, string> },
): [ListColumn<ListedTicket>, ...ListColumn<ListedTicket>[]] {
  const moment = (at: Date | null, late = false) => momentCell(t, { at, late, locale, ...clock });
  return [
    { key: 'number', header: t('history.ticket'), cell: (row) => row.number, figures: true, card: 'title' },
    {
      key: 'vehicle',
      header: t('vehicles.title'),
      cell: (row) => ({ text: `${row.make} ${row.model}`, below: row.plate, photo: rowPicture(row, covers) }),
      name: true,
      card: 'line',
    },
    {
      key: 'service',
      header: t('maintenance.service_type'),
      cell: (row) => t(`maintenance.${row.serviceType}`),
      card: 'start',
      quiet: true,
    },
    { key: 'vendor', header: t('maintenance.vendor_head'), cell: (row) => row.vendorName ?? row.shopName, name: true },
    ...(closed
      ? []
      : [
          {
            key: 'started',
            header: t('maintenance.started_at'),
            cell: (row: ListedTicket) => moment(row.startedAt),
          },
        ]),
    {
      key: 'ready',
      header: t(closed ? 'history.closed' : 'maintenance.expected_ready'),
      cell: (row) => moment(closed ? row.closedAt : row.expectedReadyAt, row.shownStatus === 'overdue'),
      card: 'fact',
      labelled: true,
    },
    {
      key: 'total',
      header: t('history.cost'),
      cell: (row) => formatMoney(row.totalCents, 'USD', locale),
      numeric: true,
      card: 'state',
    },
  ];
}
