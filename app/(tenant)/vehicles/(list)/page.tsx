import { Plus } from 'lucide-react';
import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { ClientMessages } from '@/components/layout/client-messages';
import { listAddress } from '@/components/lists/list-address';
import { ListFilters } from '@/components/lists/list-filters';
import { PageLinks } from '@/components/lists/page-links';
import { StatusTabs } from '@/components/lists/status-tabs';
import { EmptyState } from '@/components/ui/empty-state';
import { LinkButton } from '@/components/ui/link-button';
import { PageHeader } from '@/components/ui/page-header';
import { can } from '@/lib/auth/permissions';
import { requireTenant } from '@/lib/server/context';
import { query } from '@/lib/server/query';
import { VEHICLE_SORTS, VehicleFilters } from '@/lib/vehicles/input';
import { countVehicles, countVehiclesByStatus, listVehicles } from '@/lib/vehicles/list-vehicles';
import { FUEL_TYPES, SHOWN_STATUSES } from '@/lib/vehicles/values';
import { VehiclesTable } from '../vehicles-table';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('vehicles'))('list_title') };
}

export default async function VehiclesPage({ searchParams }: PageProps<'/vehicles'>) {
  const ctx = await requireTenant();
  const current = await searchParams;
  const filters = VehicleFilters.parse(current);
  const { page, total, counts } = await query(ctx, 'vehicles.view', async (q) => {
    const [page, total, counts] = await Promise.all([
      listVehicles(q, filters),
      countVehicles(q, filters),
      countVehiclesByStatus(q, filters.q),
    ]);
    return { page, total, counts };
  });
  const t = await getTranslations();
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const address = (changes: Record<string, string | null>) => listAddress('/vehicles', current, changes);
  const add = can(ctx.role, 'vehicles.create') && (
    <LinkButton href="/vehicles/new" variant="primary" icon={<Plus className="size-4" aria-hidden="true" />}>
      {t('vehicles.add')}
    </LinkButton>
  );
  return (
    <ClientMessages>
      <PageHeader title={t('vehicles.list_title')} detail={t('common.count_results', { count: total })} action={add} />
      <StatusTabs
        label={t('common.status')}
        tabs={[
          { label: t('common.all'), count: all, href: address({ status: null }), current: filters.status === null },
          ...SHOWN_STATUSES.map((status) => ({
            label: t(`status.${status}`),
            count: counts[status],
            href: address({ status }),
            current: filters.status === status,
          })),
        ]}
      />
      <ListFilters
        placeholder={t('vehicles.search')}
        filters={[
          {
            name: 'fuel',
            label: t('vehicles.fuel_type'),
            value: filters.fuel ?? '',
            options: [
              { value: '', label: t('vehicles.any_fuel') },
              ...FUEL_TYPES.map((fuel) => ({ value: fuel, label: t(`vehicles.${fuel}`) })),
            ],
          },
          {
            name: 'sort',
            label: t('common.sort_by'),
            value: filters.sort,
            options: VEHICLE_SORTS.map((sort) => ({ value: sort, label: t(`vehicles.sort_${sort}`) })),
          },
        ]}
      />
      {page.rows.length === 0 ? (
        all === 0 && !filters.q ? (
          <EmptyState title={t('vehicles.empty')} action={add || undefined} />
        ) : (
          <EmptyState
            title={t('vehicles.none_match')}
            action={<LinkButton href="/vehicles">{t('action.clear_filters')}</LinkButton>}
          />
        )
      ) : (
        <VehiclesTable rows={page.rows} locale={await getLocale()} />
      )}
      <PageLinks
        previous={page.previousCursor && address({ cursor: page.previousCursor })}
        next={page.nextCursor && address({ cursor: page.nextCursor })}
      />
    </ClientMessages>
  );
}
