import { getTranslations } from 'next-intl/server';
import { PageLinks } from '@/components/lists/page-links';
import { RentalStatusBadge } from '@/components/rentals/rental-status-badge';
import { EmptyState } from '@/components/ui/empty-state';
import { DataTable } from '@/components/ui/table';
import { formatDate } from '@/lib/dates';
import { formatMoney } from '@/lib/money';
import { listVehicleRentals } from '@/lib/rentals/list-vehicle-rentals';
import { shownRentalStatus } from '@/lib/rentals/status';
import { query } from '@/lib/server/query';
import { HISTORY_SIZE, type RecordTabProps, tabHref } from './record-tabs';

export async function RentalsTab({ ctx, vehicle, locale, cursor }: RecordTabProps) {
  const t = await getTranslations();
  const page = await query(ctx, 'vehicles.view', (q) =>
    listVehicleRentals(q, vehicle.id, { cursor, size: HISTORY_SIZE }),
  );
  type Row = (typeof page.rows)[number];
  const day = (date: Date | null) => (date ? formatDate(date, locale, ctx.tenant.timeZone) : '—');
  const badge = (row: Row) => <RentalStatusBadge status={shownRentalStatus(row, ctx.now)} />;
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
          { key: 'number', header: t('history.agreement'), cell: (row) => row.number },
          { key: 'customer', header: t('history.customer'), cell: (row) => row.customer, name: true },
          { key: 'status', header: t('common.status'), cell: badge },
          { key: 'out', header: t('history.out'), cell: (row) => day(row.pickupAt) },
          { key: 'back', header: t('history.back'), cell: back },
          {
            key: 'total',
            header: t('common.total'),
            numeric: true,
            cell: (row) => formatMoney(row.chargesCents, 'USD', locale),
          },
        ]}
        card={(row) => (
          <span className="grid gap-1.5">
            <span className="flex items-start justify-between gap-3">
              <span>
                <span className="font-medium whitespace-nowrap">{row.number}</span> {row.customer}
              </span>
              {badge(row)}
            </span>
            <span className="tabular flex justify-between gap-3 text-sm text-muted">
              <span>
                {day(row.pickupAt)} – {back(row)}
              </span>
              <span className="whitespace-nowrap">{formatMoney(row.chargesCents, 'USD', locale)}</span>
            </span>
          </span>
        )}
      />
      <PageLinks previous={address(page.previousCursor)} next={address(page.nextCursor)} />
    </>
  );
}
