import { getTranslations } from 'next-intl/server';
import { PageLinks } from '@/components/lists/page-links';
import { EmptyState } from '@/components/ui/empty-state';
import { Link } from '@/components/ui/link';
import { LinkButton } from '@/components/ui/link-button';
import { formatDateTime } from '@/lib/dates';
import { formatNumber } from '@/lib/money';
import { query } from '@/lib/server/query';
import { listVehicleInspections } from '@/lib/vehicles/list-vehicle-inspections';
import { HistoryTable } from './history-table';
import { HISTORY_SIZE, type RecordTabProps, tabHref } from './record-tabs';

export async function InspectionsTab({ ctx, vehicle, locale, cursor }: RecordTabProps) {
  const t = await getTranslations();
  const page = await query(ctx, 'vehicles.view', (q) =>
    listVehicleInspections(q, vehicle.id, { cursor, size: HISTORY_SIZE }),
  );
  const address = (to: string | null) => to && tabHref(vehicle.id, 'inspections', to);
  const links = (
    <div className="mb-4 flex flex-wrap gap-2">
      <LinkButton href={`/vehicles/${vehicle.id}/damages`}>{t('inspections.register')}</LinkButton>
      <LinkButton href={`/inspections/checks/new?vehicle=${vehicle.id}`}>{t('inspections.check_add')}</LinkButton>
    </div>
  );
  if (page.rows.length === 0)
    return (
      <>
        {links}
        <EmptyState title={t('vehicles.no_inspections')} />
      </>
    );
  return (
    <>
      {links}
      <HistoryTable
        caption={t('history.tab_inspections')}
        rows={page.rows}
        rowKey={(row) => row.id}
        columns={[
          {
            key: 'at',
            header: t('common.date'),
            cell: (row) => (
              <Link href={`/inspections/checks/${row.id}`} className="font-medium text-accent hover:underline">
                {formatDateTime(row.inspectedAt, locale, ctx.tenant.timeZone)}
              </Link>
            ),
          },
          {
            key: 'kind',
            header: t('history.kind'),
            cell: (row) => t(row.supersededAt ? 'vehicles.inspection_withdrawn' : `vehicles.inspection_${row.kind}`),
          },
          {
            key: 'rental',
            header: t('history.agreement'),
            cell: (row) =>
              row.rentalId ? (
                <Link href={`/rentals/${row.rentalId}`} className="font-medium text-accent hover:underline">
                  {row.rentalNumber}
                </Link>
              ) : (
                '—'
              ),
          },
          { key: 'fuel', header: t('history.fuel'), cell: (row) => t(`inspections.fuel_${row.fuelLevel}`) },
          { key: 'damage', header: t('history.damage'), cell: (row) => row.damageNotes || '—' },
          {
            key: 'km',
            header: t('history.reading'),
            numeric: true,
            cell: (row) => `${formatNumber(row.odometerKm, locale)} km`,
          },
        ]}
      />
      <PageLinks previous={address(page.previousCursor)} next={address(page.nextCursor)} />
    </>
  );
}
