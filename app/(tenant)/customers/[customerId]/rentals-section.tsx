import { getTranslations } from 'next-intl/server';
import { PageLinks } from '@/components/lists/page-links';
import { rentalCells } from '@/components/rentals/rental-cells';
import { rentalHref } from '@/components/rentals/rental-href';
import { rentalStatusBadge } from '@/components/rentals/rental-status-badge';
import { DataTable } from '@/components/ui/data-table';
import { EmptyState } from '@/components/ui/empty-state';
import type { Column } from '@/components/ui/table-data';
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
  const cells = rentalCells(t, locale, { now: ctx.now, timeZone: ctx.tenant.timeZone });
  const status = (row: CustomerRental) => ({ badge: rentalStatusBadge(t, row.status) });
  const owed = (row: CustomerRental) => ({ text: money(row.dueCents), strong: true, tableOnly: row.dueCents === 0 });
  const columns: Column<CustomerRental>[] = [
    { key: 'number', header: t('rentals.contract_number'), cell: cells.number, figures: true, card: 'title' },
    { key: 'status', header: t('common.status'), cell: status, card: 'state' },
    { key: 'vehicle', header: t('vehicles.title'), cell: cells.vehicle, name: true, card: 'line', quiet: true },
    { key: 'pickup', header: t('rentals.pickup'), cell: (row) => cells.moment(row.pickupAt) },
    { key: 'due', header: t('rentals.return'), cell: (row) => cells.moment(backAt(row)), card: 'start' },
    { key: 'total', header: t('common.total'), cell: cells.total, numeric: true, card: 'end' },
    { key: 'owed', header: t('rentals.balance_due'), cell: owed, numeric: true, card: 'fact', labelled: true },
  ];
  return (
    <>
      <DataTable
        caption={t('customers.rentals')}
        columns={columns}
        rows={page.rows}
        rowKey={(row) => row.id}
        href={rentalHref}
      />
      <PageLinks {...pageAddress(customerId, 'rentals', page)} />
    </>
  );
}
