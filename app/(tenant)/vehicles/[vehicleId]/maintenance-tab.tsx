import { getTranslations } from 'next-intl/server';
import { PageLinks } from '@/components/lists/page-links';
import { CostFigures } from '@/components/maintenance/cost-figures';
import { DataTable } from '@/components/ui/data-table';
import { EmptyState } from '@/components/ui/empty-state';
import { LinkButton } from '@/components/ui/link-button';
import { statusBadge } from '@/components/ui/status-badge';
import { can } from '@/lib/auth/permissions';
import { formatDate } from '@/lib/dates';
import { listServices } from '@/lib/maintenance/list-services';
import { shownTicketStatus } from '@/lib/maintenance/shown-status';
import { summarizeCosts } from '@/lib/maintenance/summarize-costs';
import { formatMoney } from '@/lib/money';
import { query } from '@/lib/server/query';
import { listVehicleTickets } from '@/lib/vehicles/list-vehicle-tickets';
import { DueCard } from './due-card';
import { HISTORY_SIZE, type RecordTabProps, tabHref } from './record-tabs';

export async function MaintenanceTab({ ctx, vehicle, locale, cursor }: RecordTabProps) {
  const t = await getTranslations();
  const { timeZone } = ctx.tenant;
  const [page, costs, services] = await query(ctx, 'vehicles.view', (q) =>
    Promise.all([
      listVehicleTickets(q, vehicle.id, { cursor, size: HISTORY_SIZE }),
      summarizeCosts(q, { days: 365, vehicleId: vehicle.id }),
      listServices({ ...q, timeZone, vehicleId: vehicle.id }),
    ]),
  );
  const day = (date: Date | null) => (date ? formatDate(date, locale, timeZone) : '—');
  const address = (to: string | null) => to && tabHref(vehicle.id, 'maintenance', to);
  const service = (type: string) => {
    const key = `maintenance.${type}`;
    // A ticket may have a service type that this version has no text for.
    return t.has(key as 'maintenance.other') ? t(key as 'maintenance.other') : t('maintenance.other');
  };
  const asked = services.filter(({ state }) => state !== 'later');
  const mayOpen = can(ctx.role, 'maintenance.create') && !vehicle.archivedAt;
  const add = mayOpen && (
    <LinkButton href={`/inspections/tickets/new?vehicle=${vehicle.id}`}>
      {t(asked.length > 0 ? 'maintenance.create_other' : 'maintenance.create_ticket')}
    </LinkButton>
  );
  const due = asked.length > 0 && <DueCard services={asked} timeZone={timeZone} mayOpen={mayOpen} />;
  if (page.rows.length === 0)
    return due ? (
      <>
        {due}
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <p className="text-muted">{t('vehicles.no_maintenance')}</p>
          {add}
        </div>
      </>
    ) : (
      <EmptyState title={t('vehicles.no_maintenance')} action={add} />
    );
  return (
    <>
      {due}
      {add && <div className="mb-4 flex">{add}</div>}
      <DataTable
        caption={t('history.tab_maintenance')}
        rows={page.rows}
        rowKey={(row) => row.id}
        href={(row) => `/inspections/tickets/${row.id}`}
        columns={[
          { key: 'ticket', header: t('history.ticket'), cell: (row) => row.number, figures: true, card: 'title' },
          { key: 'service', header: t('history.service'), cell: (row) => service(row.serviceType), card: 'line' },
          {
            key: 'status',
            header: t('common.status'),
            cell: (row) => ({ badge: statusBadge(t, `ticket_${shownTicketStatus(row, ctx.now)}`) }),
            card: 'state',
          },
          {
            key: 'vendor',
            header: t('history.vendor'),
            cell: (row) => row.vendor || '—',
            name: true,
            card: 'line',
            quiet: true,
          },
          {
            key: 'started',
            header: t('history.started'),
            cell: (row) => day(row.startedAt),
            card: 'start',
            quiet: true,
          },
          { key: 'closed', header: t('history.closed'), cell: (row) => day(row.closedAt), card: 'end', quiet: true },
          {
            key: 'cost',
            header: t('history.cost'),
            numeric: true,
            cell: (row) => formatMoney(row.costCents, 'USD', locale),
            card: 'fact',
            labelled: true,
          },
        ]}
      />
      {costs.totalCents > 0 && (
        <div className="mt-4">
          <CostFigures title={t('history.use_window', { days: 365 })} summary={costs} />
        </div>
      )}
      <PageLinks previous={address(page.previousCursor)} next={address(page.nextCursor)} />
    </>
  );
}
