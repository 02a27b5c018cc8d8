import { getTranslations } from 'next-intl/server';
import { PageLinks } from '@/components/lists/page-links';
import { rentalStatusBadge } from '@/components/rentals/rental-status-badge';
import { DataTable } from '@/components/ui/data-table';
import { EmptyState } from '@/components/ui/empty-state';
import { formatDate } from '@/lib/dates';
import { formatMoney } from '@/lib/money';
import { listRecordRentals } from '@/lib/rentals/list-record-rentals';
import { shownRentalStatus } from '@/lib/rentals/status';
import { query } from '@/lib/server/query';
import { HISTORY_SIZE, type RecordTabProps, tabHref } from './record-tabs';

export async function RentalsTab({ ctx, vehicle, locale, cursor }: RecordTabProps) {
  const t = await getTranslations();
  const page = await query(ctx, 'vehicles.view', (q) =>
    listRecordRentals(q, { vehicleId: vehicle.id }, { cursor, size: HISTORY_SIZE }),
  );
  type Row = (typeof page.rows)[number];
  const day = (date: Date | null) => (date ? formatDate(date, locale, ctx.tenant.timeZone) : '—');
  const badge = (row: Row) => ({ badge: rentalStatusBadge(t, shownRentalStatus(row, ctx.now)) });
  const back = (row: Row) => {
    if (row.status === 'cancelled') return '—';
    return row.returnedAt ? day(row.returnedAt) : t('history.due', { date: day(row.dueAt) });
  };
  const address = (to: string | null) => to && tabHref(vehicle.id, 'rentals', to);
  if (page.rows.length === 0) return <EmptyState title={t('vehicles.no_rentals')} />;
  return (
    <>
      <DataTable
        caption={t('history.tab_rentals')}
        rows={page.rows}
        rowKey={(row) => row.id}
        href={(row) => `/rentals/${row.id}`}
        columns={[
          { key: 'number', header: t('history.agreement'), cell: (row) => row.number, figures: true, card: 'title' },
          {
            key: 'customer',
            header: t('history.customer'),
            cell: (row) => row.customer,
            name: true,
            card: 'line',
          },
          { key: 'status', header: t('common.status'), cell: badge, card: 'state' },
          { key: 'out', header: t('history.out'), cell: (row) => day(row.pickupAt), card: 'start', quiet: true },
          { key: 'back', header: t('history.back'), cell: back, card: 'end', quiet: true },
          {
            key: 'total',
            header: t('common.total'),
            numeric: true,
            cell: (row) => formatMoney(row.chargesCents, 'USD', locale),
            card: 'fact',
            labelled: true,
          },
        ]}
      />
      <PageLinks previous={address(page.previousCursor)} next={address(page.nextCursor)} />
    </>
  );
}
