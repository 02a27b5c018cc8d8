import { useTranslations } from 'next-intl';
import { DueTime } from '@/components/rentals/due-time';
import { rentalHref } from '@/components/rentals/rental-href';
import { RentalNumber } from '@/components/rentals/rental-number';
import { RentalStatusBadge } from '@/components/rentals/rental-status-badge';
import { RentalTotal } from '@/components/rentals/rental-total';
import { type Column, DataTable } from '@/components/ui/table';
import { backAt } from '@/lib/rentals/back-at';
import type { RentalRow } from '@/lib/rentals/list-rentals';

interface Props {
  rows: RentalRow[];
  now: Date;
  timeZone: string;
}

export function RentalsTable({ rows, now, timeZone }: Props) {
  const t = useTranslations();
  const vehicle = (row: RentalRow) =>
    row.plate ? (
      <>
        {row.make} {row.model}, <span className="whitespace-nowrap">{row.plate}</span>
      </>
    ) : (
      '—'
    );
  const time = (at: Date | null, late = false) =>
    at ? <DueTime at={at} now={now} timeZone={timeZone} late={late} /> : '—';
  const back = (row: RentalRow) => time(backAt(row), row.status === 'overdue');
  const columns: Column<RentalRow>[] = [
    { key: 'number', header: t('rentals.contract_number'), cell: (row) => <RentalNumber rental={row} /> },
    { key: 'status', header: t('common.status'), cell: (row) => <RentalStatusBadge status={row.status} /> },
    { key: 'customer', header: t('customers.title'), cell: (row) => row.customerName ?? '—', name: true },
    { key: 'vehicle', header: t('vehicles.title'), cell: vehicle, name: true },
    { key: 'pickup', header: t('rentals.pickup'), cell: (row) => time(row.pickupAt) },
    { key: 'due', header: t('rentals.return'), cell: back },
    { key: 'total', header: t('common.total'), cell: (row) => <RentalTotal rental={row} />, numeric: true },
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
            <span className="font-medium">
              <RentalNumber rental={row} />
            </span>
            <RentalStatusBadge status={row.status} />
          </div>
          <span>{row.customerName ?? '—'}</span>
          <span className="text-muted">{vehicle(row)}</span>
          <div className="flex items-end justify-between gap-3">
            <span>{back(row)}</span>
            <span className="tabular font-medium">
              <RentalTotal rental={row} />
            </span>
          </div>
        </div>
      )}
    />
  );
}
