import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { importLink } from '@/components/lists/import-link';
import { ListScreen } from '@/components/lists/list-screen';
import { PRINTED_ROWS } from '@/components/lists/print-rows';
import { Icon } from '@/components/ui/icon';
import { LinkButton } from '@/components/ui/link-button';
import { can } from '@/lib/auth/permissions';
import { formatDateTime, localDay } from '@/lib/dates';
import { DRIVER_KIND } from '@/lib/drivers/driver-kind';
import { DriverFilters } from '@/lib/drivers/input';
import { listDrivers } from '@/lib/drivers/list-drivers';
import { tallyDriversByRentals } from '@/lib/drivers/tally-drivers';
import { listColumns } from '@/lib/lists/list-columns';
import { prepareSearch } from '@/lib/search/search';
import { requireTenant } from '@/lib/server/context';
import { query } from '@/lib/server/query';
import { archiveDriversAction } from '../actions';
import { driverListColumns, STANDARD_DRIVER_COLUMNS } from './driver-list-columns';
import { driverListFilters } from './driver-list-filters';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('drivers'))('list_title') };
}

export default async function DriversPage({ searchParams }: PageProps<'/drivers'>) {
  const ctx = await requireTenant();
  const current = await searchParams;
  const filters = DriverFilters.parse(current);
  const print = current.print === '1';
  const { page, counts } = await query(ctx, 'drivers.view', async (q) => {
    const search = prepareSearch(q, DRIVER_KIND, filters.q);
    const [page, counts] = await Promise.all([
      listDrivers(q, print ? { ...filters, size: PRINTED_ROWS, cursor: null } : filters, search),
      tallyDriversByRentals(q, filters, search),
    ]);
    return { page, counts };
  });
  const t = await getTranslations();
  const locale = await getLocale();
  const { timeZone } = ctx.tenant;
  const today = localDay(ctx.now, timeZone);
  const add = (
    <LinkButton href="/drivers/new" variant="primary" icon={<Icon name="plus" />}>
      {t('drivers.add')}
    </LinkButton>
  );
  return (
    <ListScreen
      path="/drivers"
      title={t('drivers.list_title')}
      current={current}
      total={counts[filters.rentals]}
      actions={add}
      links={importLink(t, 'drivers', ctx.role)}
      tabs={{
        label: t('drivers.filter_rentals'),
        values: (['all', 'with'] as const).map((value) => ({
          label: t(value === 'all' ? 'drivers.filter_all' : 'drivers.filter_with_rentals'),
          name: 'rentals',
          value: value === 'all' ? null : value,
          count: counts[value],
          current: filters.rentals === value,
        })),
      }}
      search={{ text: filters.q, placeholder: t('drivers.search') }}
      filters={driverListFilters(t, filters)}
      columns={driverListColumns(t, { locale, timeZone, today })}
      chosen={await listColumns(ctx, 'drivers', STANDARD_DRIVER_COLUMNS)}
      page={page}
      href={({ id }) => `/drivers/${id}`}
      empty={{
        text: t('drivers.empty'),
        action: add,
        noneMatch: t('drivers.none_match'),
        untouched: counts.all.count === 0 && !filters.q && !filters.kind && !filters.license,
      }}
      bulk={
        can(ctx.role, 'drivers.archive')
          ? { records: 'drivers', remove: archiveDriversAction, nameOf: (row) => row.fullName }
          : undefined
      }
      print={print ? { company: ctx.tenant.name, at: formatDateTime(ctx.now, locale, timeZone) } : 'offered'}
    />
  );
}
