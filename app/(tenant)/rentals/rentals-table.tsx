import { useLocale, useTranslations } from 'next-intl';
import { DueTime } from '@/components/rentals/due-time';
import { rentalHref } from '@/components/rentals/rental-href';
import { RentalStatusBadge } from '@/components/rentals/rental-status-badge';
import { type Column, DataTable } from '@/components/ui/table';
import { formatMoney } from '@/lib/money';
import type { RentalRow } from '@/lib/rentals/list-rentals';

interface Props {
  rows: RentalRow[];
  now: Date;
  timeZone: string;
}

export function RentalsTable({ rows, now, timeZone }: Props) {
  const t = useTranslations();
  const locale = useLocale();
  const vehicle = (row: RentalRow) =>
    row.plate ? (
      <>
        {row.make} {row.model}, <span className="whitespace-nowrap">{row.plate}</span>
      </>
    ) : (
      '—'
    );
  const time = (row: RentalRow) =>
    row.dueAt ? <DueTime at={row.dueAt} now={now} timeZone={timeZone} late={row.status === 'overdue'} /> : '—';
  const total = (row: RentalRow) => (row.totalCents > 0 ? formatMoney(row.totalCents, 'USD', locale) : '—');
  const columns: Column<RentalRow>[] = [
    {
      key: 'number',
      header: t('rentals.contract_number'),
      cell: (row) => row.number ?? t('rentals.draft_without_number'),
    },
    { key: 'status', header: t('common.status'), cell: (row) => <RentalStatusBadge status={row.status} /> },
    { key: 'customer', header: t('customers.title'), cell: (row) => row.customerName ?? '—' },
    { key: 'vehicle', header: t('vehicles.title'), cell: vehicle },
    {
      key: 'pickup',
      header: t('rentals.pickup'),
      cell: (row) => (row.pickupAt ? <DueTime at={row.pickupAt} now={now} timeZone={timeZone} /> : '—'),
    },
    { key: 'due', header: t('rentals.return'), cell: time },
    { key: 'total', header: t('common.total'), cell: total, numeric: true },
  ];
  return (
    <DataTable
      caption={t('nav.rentals_list')}
      columns={columns}
      rows={rows}
      rowKey={(row) => row.id}
      href={rentalHref}
      card={(row) => (
        <div className="grid gap-1.5">
          <div className="flex items-center justify-between gap-3">
            <span className="font-medium">{row.number ?? t('rentals.draft_without_number')}</span>
            <RentalStatusBadge status={row.status} />
          </div>
          <span>{row.customerName ?? '—'}</span>
          <span className="text-muted">{vehicle(row)}</span>
          <div className="flex items-end justify-between gap-3">
            <span>{time(row)}</span>
            <span className="tabular font-medium">{total(row)}</span>
          </div>
        </div>
      )}
    />
  );
}
