import { getTranslations } from 'next-intl/server';
import { PageLinks } from '@/components/lists/page-links';
import { DueTime } from '@/components/rentals/due-time';
import { rentalHref } from '@/components/rentals/rental-href';
import { RentalNumber } from '@/components/rentals/rental-number';
import { RentalStatusBadge } from '@/components/rentals/rental-status-badge';
import { RentalTotal } from '@/components/rentals/rental-total';
import { EmptyState } from '@/components/ui/empty-state';
import { type Column, DataTable } from '@/components/ui/table';
import { DEFAULT_PAGE_SIZE } from '@/lib/lists/keyset';
import { formatMoney } from '@/lib/money';
import { type CustomerRental, listCustomerRentals } from '@/lib/payments/list-customer-rentals';
import { backAt } from '@/lib/rentals/back-at';
import { query } from '@/lib/server/query';
import type { RecordView } from './load-record';
import { pageAddress } from './page-address';

/** All rentals of a customer with the amount due on each, page by page. */
export async function RentalsSection({ customerId, view }: { customerId: string; view: RecordView }) {
  const { ctx, locale, cursor } = view;
  const page = await query(ctx, 'rentals.view', (q) =>
    listCustomerRentals(q, { customerId, cursor, size: DEFAULT_PAGE_SIZE }),
  );
  const t = await getTranslations();
  if (page.rows.length === 0) return <EmptyState title={t('customers.no_rentals')} />;
  const money = (cents: number) => (cents === 0 ? '—' : formatMoney(cents, 'USD', locale));
  const time = (at: Date | null) => (at ? <DueTime at={at} now={ctx.now} timeZone={ctx.tenant.timeZone} /> : '—');
  const vehicle = (row: CustomerRental) =>
    row.plate ? (
      <>
        {row.make} {row.model}, <span className="whitespace-nowrap">{row.plate}</span>
      </>
    ) : (
      '—'
    );
  const columns: Column<CustomerRental>[] = [
    { key: 'number', header: t('rentals.contract_number'), cell: (row) => <RentalNumber rental={row} /> },
    { key: 'status', header: t('common.status'), cell: (row) => <RentalStatusBadge status={row.status} /> },
    { key: 'vehicle', header: t('vehicles.title'), cell: vehicle, name: true },
    { key: 'pickup', header: t('rentals.pickup'), cell: (row) => time(row.pickupAt) },
    { key: 'due', header: t('rentals.return'), cell: (row) => time(backAt(row)) },
    { key: 'total', header: t('common.total'), cell: (row) => <RentalTotal rental={row} />, numeric: true },
    { key: 'owed', header: t('customers.owes'), cell: (row) => <b>{money(row.dueCents)}</b>, numeric: true },
  ];
  return (
    <>
      <DataTable
        caption={t('customers.rentals')}
        columns={columns}
        rows={page.rows}
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
            <span className="text-muted">{vehicle(row)}</span>
            <div className="flex items-end justify-between gap-3">
              <span>{time(backAt(row))}</span>
              <span className="tabular font-medium">
                <RentalTotal rental={row} />
              </span>
            </div>
            {row.dueCents !== 0 && (
              <div className="flex justify-between gap-3 text-sm">
                <span>{t('customers.owes')}</span>
                <b className="tabular">{money(row.dueCents)}</b>
              </div>
            )}
          </div>
        )}
      />
      <PageLinks {...pageAddress(customerId, 'rentals', page)} />
    </>
  );
}
