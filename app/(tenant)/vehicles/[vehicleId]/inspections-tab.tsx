import { getTranslations } from 'next-intl/server';
import { PageLinks } from '@/components/lists/page-links';
import { DataTable } from '@/components/ui/data-table';
import { EmptyState } from '@/components/ui/empty-state';
import { LinkButton } from '@/components/ui/link-button';
import { formatDateTime } from '@/lib/dates';
import { formatNumber } from '@/lib/money';
import { query } from '@/lib/server/query';
import { listVehicleInspections } from '@/lib/vehicles/list-vehicle-inspections';
import { HISTORY_SIZE, type RecordTabProps, tabHref } from './record-tabs';

export async function InspectionsTab({ ctx, vehicle, locale, cursor }: RecordTabProps) {
  const t = await getTranslations();
  const page = await query(ctx, 'vehicles.view', (q) =>
    listVehicleInspections(q, vehicle.id, { cursor, size: HISTORY_SIZE }),
  );
  type Row = (typeof page.rows)[number];
  const kind = (row: Row) => t(row.supersededAt ? 'vehicles.inspection_withdrawn' : `vehicles.inspection_${row.kind}`);
  const fuel = (row: Row) => t(`inspections.fuel_${row.fuelLevel}`);
  const reading = (row: Row) => `${formatNumber(row.odometerKm, locale)} km`;
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
      <DataTable
        caption={t('history.tab_inspections')}
        rows={page.rows}
        rowKey={(row) => row.id}
        href={(row) => `/inspections/checks/${row.id}`}
        columns={[
          {
            key: 'at',
            header: t('common.date'),
            cell: (row) => ({
              text: formatDateTime(row.inspectedAt, locale, ctx.tenant.timeZone),
              cardNote: `· ${kind(row)}`,
            }),
            card: 'title',
          },
          { key: 'kind', header: t('history.kind'), cell: kind },
          {
            key: 'rental',
            header: t('history.agreement'),
            cell: (row) => ({
              text: row.rentalNumber ?? '—',
              tableOnly: row.rentalNumber === null,
              cardNote: [row.rentalNumber && '', fuel(row), reading(row)].filter((part) => part !== null).join(' · '),
            }),
            figures: true,
            card: 'line',
            quiet: true,
          },
          { key: 'fuel', header: t('history.fuel'), cell: fuel },
          {
            key: 'damage',
            header: t('history.damage'),
            cell: (row) => row.damageNotes || '—',
            name: true,
            card: 'line',
            labelled: true,
          },
          { key: 'km', header: t('history.reading'), numeric: true, cell: reading },
        ]}
      />
      <PageLinks previous={address(page.previousCursor)} next={address(page.nextCursor)} />
    </>
  );
}
