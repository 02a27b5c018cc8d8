import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { importLink } from '@/components/lists/import-link';
import { ListScreen } from '@/components/lists/list-screen';
import { PRINTED_ROWS } from '@/components/lists/print-rows';
import { Icon } from '@/components/ui/icon';
import { LinkButton } from '@/components/ui/link-button';
import { can } from '@/lib/auth/permissions';
import { formatDateTime } from '@/lib/dates';
import { coverPhotos } from '@/lib/files/cover-photos';
import { listColumns } from '@/lib/lists/list-columns';
import { prepareSearch } from '@/lib/search/search';
import { requireTenant } from '@/lib/server/context';
import { query } from '@/lib/server/query';
import { VehicleFilters } from '@/lib/vehicles/input';
import { listClassNames } from '@/lib/vehicles/list-class-names';
import { listVehicles } from '@/lib/vehicles/list-vehicles';
import { tallyVehicleList } from '@/lib/vehicles/tally-vehicles';
import { SHOWN_STATUSES } from '@/lib/vehicles/values';
import { VEHICLE_KIND } from '@/lib/vehicles/vehicle-kind';
import { archiveVehiclesAction } from '../actions';
import { STANDARD_VEHICLE_COLUMNS, vehicleListColumns } from './vehicle-list-columns';
import { vehicleListFilters } from './vehicle-list-filters';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('vehicles'))('list_title') };
}

export default async function VehiclesPage({ searchParams }: PageProps<'/vehicles'>) {
  const ctx = await requireTenant();
  const current = await searchParams;
  const filters = VehicleFilters.parse(current);
  const print = current.print === '1';
  const { page, counts, total, classes, covers } = await query(ctx, 'vehicles.view', async (q) => {
    const search = await prepareSearch(q, VEHICLE_KIND, filters.q);
    const [page, tallies, classes] = await Promise.all([
      listVehicles(q, print ? { ...filters, size: PRINTED_ROWS, cursor: null } : filters, Promise.resolve(search)),
      tallyVehicleList(q, filters, search),
      listClassNames(q),
    ]);
    const covers = print
      ? null
      : await coverPhotos(
          q,
          page.rows.map(({ id }) => id),
        );
    return { page, ...tallies, classes, covers };
  });
  const t = await getTranslations();
  const locale = await getLocale();
  const { timeZone } = ctx.tenant;
  const add = can(ctx.role, 'vehicles.create') && (
    <LinkButton href="/vehicles/new" variant="primary" icon={<Icon name="plus" />}>
      {t('vehicles.add')}
    </LinkButton>
  );
  return (
    <ListScreen
      path="/vehicles"
      title={t('vehicles.list_title')}
      current={current}
      total={total}
      actions={add}
      links={[{ href: '/rates', label: t('rates.title') }, ...importLink(t, 'vehicles', ctx.role)]}
      tabs={{
        label: t('common.status'),
        values: [
          { label: t('common.all'), name: 'status', value: null, count: counts.all, current: !filters.status },
          ...SHOWN_STATUSES.map((status) => ({
            label: t(`status.${status}`),
            name: 'status',
            value: status,
            count: counts[status],
            current: filters.status === status,
          })),
        ],
      }}
      search={{ text: filters.q, placeholder: t('vehicles.search') }}
      filters={vehicleListFilters(t, filters, classes)}
      columns={vehicleListColumns(t, { locale, timeZone, covers })}
      chosen={await listColumns(ctx, 'vehicles', STANDARD_VEHICLE_COLUMNS)}
      page={page}
      href={({ id }) => `/vehicles/${id}`}
      empty={{
        text: t('vehicles.empty'),
        action: add || undefined,
        untouched: counts.all.count === 0 && !filters.q,
        noneMatch: t('vehicles.none_match'),
      }}
      bulk={
        can(ctx.role, 'vehicles.archive')
          ? {
              records: 'vehicles',
              remove: archiveVehiclesAction,
              nameOf: (row) => `${row.make} ${row.model}, ${row.plate}`,
            }
          : undefined
      }
      print={print ? { company: ctx.tenant.name, at: formatDateTime(ctx.now, locale, timeZone) } : 'offered'}
    />
  );
}
