import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { cache } from 'react';
import { ClientMessages } from '@/components/layout/client-messages';
import { StatusTabs } from '@/components/lists/status-tabs';
import { Alert } from '@/components/ui/alert';
import { PageHeader } from '@/components/ui/page-header';
import { StatusBadge } from '@/components/ui/status-badge';
import { can } from '@/lib/auth/permissions';
import { requireTenant } from '@/lib/server/context';
import { may } from '@/lib/server/may';
import { orNotFound } from '@/lib/server/or-not-found';
import { query } from '@/lib/server/query';
import { recordTitle } from '@/lib/server/record-title';
import { findVehicleHolder } from '@/lib/vehicles/find-vehicle-holder';
import { getVehicle } from '@/lib/vehicles/get-vehicle';
import { makeFeedAction, readFeedAction, revokeFeedAction } from '../../availability/actions';
import { ExpensesTab } from './expenses-tab';
import { InspectionsTab } from './inspections-tab';
import { MaintenanceTab } from './maintenance-tab';
import { MoneyTab } from './money-tab';
import { OverviewTab } from './overview-tab';
import { PriceTab } from './price-tab';
import { RECORD_TABS, tabHref } from './record-tabs';
import { RentalsTab } from './rentals-tab';
import { TimelineTab } from './timeline-tab';
import { UseTab } from './use-tab';
import { VehicleActions } from './vehicle-actions';
import { VehicleButtons } from './vehicle-buttons';

const FEED_ACTIONS = { read: readFeedAction, make: makeFeedAction, revoke: revokeFeedAction };

const PARTS = {
  overview: OverviewTab,
  rentals: RentalsTab,
  maintenance: MaintenanceTab,
  inspections: InspectionsTab,
  money: MoneyTab,
  expenses: ExpensesTab,
  use: UseTab,
  price: PriceTab,
  timeline: TimelineTab,
};

/** Shared by the page and its title, so that both ask once. */
const read = cache(async (vehicleId: string) =>
  query(await requireTenant(), 'vehicles.view', (q) =>
    Promise.all([getVehicle(q, vehicleId), findVehicleHolder(q, vehicleId)]),
  ),
);

export async function generateMetadata({ params }: PageProps<'/vehicles/[vehicleId]'>): Promise<Metadata> {
  const { vehicleId } = await params;
  return recordTitle(
    read(vehicleId).then(([vehicle]) => `${vehicle.plate} · ${vehicle.make} ${vehicle.model}`),
    'vehicles.title',
  );
}

export default async function VehiclePage({ params, searchParams }: PageProps<'/vehicles/[vehicleId]'>) {
  const ctx = await requireTenant();
  const { vehicleId } = await params;
  const search = await searchParams;
  const tab = RECORD_TABS.find((name) => name === search.tab) ?? 'overview';
  const cursor = typeof search.cursor === 'string' ? search.cursor : null;
  const [vehicle, holder] = await orNotFound(read(vehicleId));
  const t = await getTranslations();
  const name = `${vehicle.make} ${vehicle.model}`;
  const Part = PARTS[tab];
  return (
    <ClientMessages namespaces={['vehicles', 'feeds', 'success', 'confirm']}>
      <PageHeader
        back={{ href: '/vehicles', label: t('vehicles.list_title') }}
        title={`${name} ${vehicle.year}`}
        detail={
          <span className="flex flex-wrap items-center gap-3">
            <span className="tabular">{vehicle.plate}</span>
            {vehicle.className && <span>{vehicle.className}</span>}
            {!vehicle.archivedAt && <StatusBadge status={vehicle.status} />}
          </span>
        }
        action={
          !vehicle.archivedAt && (
            <>
              <VehicleActions
                vehicleId={vehicleId}
                name={name}
                timeZone={ctx.tenant.timeZone}
                feed={FEED_ACTIONS}
                may={{ feed: may(ctx, 'feeds.manage'), archive: can(ctx.role, 'vehicles.archive') }}
              />
              <VehicleButtons vehicle={vehicle} holder={holder} role={ctx.role} />
            </>
          )
        }
      />
      {vehicle.archivedAt && (
        <div className="mb-4">
          <Alert tone="info">{t('vehicles.archived')}</Alert>
        </div>
      )}
      <StatusTabs
        label={t('history.sections')}
        tabs={RECORD_TABS.map((part) => ({
          label: t(`history.tab_${part}`),
          href: tabHref(vehicleId, part),
          current: part === tab,
        }))}
      />
      <Part ctx={ctx} vehicle={vehicle} locale={await getLocale()} cursor={cursor} />
    </ClientMessages>
  );
}
