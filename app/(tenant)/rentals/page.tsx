import { Plus } from 'lucide-react';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { LinkButton } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { listHref } from '@/components/ui/list-href';
import { PageHeader } from '@/components/ui/page-header';
import { Pagination } from '@/components/ui/pagination';
import { StatusTabs } from '@/components/ui/status-tabs';
import { can } from '@/lib/auth/permissions';
import { RENTAL_TABS, RentalFilters } from '@/lib/rentals/list-input';
import { countRentals, listRentals } from '@/lib/rentals/list-rentals';
import { requireTenant } from '@/lib/server/context';
import { query } from '@/lib/server/query';
import { RentalsGrid } from './rentals-grid';
import { RentalsSearch } from './rentals-search';
import { RentalsTable } from './rentals-table';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('nav'))('rentals') };
}

export default async function RentalsPage({ searchParams }: { searchParams: Promise<Record<string, unknown>> }) {
  const ctx = await requireTenant();
  const filters = RentalFilters.parse(await searchParams);
  const [page, counts] = await query(ctx, 'rentals.view', (q) =>
    Promise.all([listRentals(q, filters), countRentals(q, filters)]),
  );
  const t = await getTranslations();
  const href = (changes: Record<string, string | null>) => listHref('/rentals', shortened(filters), changes);
  const create = can(ctx.role, 'rentals.create') && (
    <LinkButton
      href="/rentals/new"
      variant="primary"
      className="lg:hidden"
      icon={<Plus className="size-4" aria-hidden="true" />}
    >
      {t('nav.new_rental')}
    </LinkButton>
  );
  const narrowed = filters.q !== '' || filters.status !== 'all' || filters.due !== null;
  const empty = narrowed ? (
    <EmptyState
      title={t('rentals.none_found')}
      action={
        <LinkButton href={listHref('/rentals', { view: filters.view === 'list' ? null : filters.view })}>
          {t('action.clear_filters')}
        </LinkButton>
      }
    />
  ) : (
    <EmptyState title={t('rentals.none_yet')} action={create} />
  );
  const clock = { now: ctx.now, timeZone: ctx.tenant.timeZone };
  const List = filters.view === 'grid' ? RentalsGrid : RentalsTable;
  return (
    <>
      <PageHeader
        title={t('nav.rentals')}
        detail={t('common.count_results', { count: counts[filters.status] })}
        action={create}
      />
      <RentalsSearch filters={filters} href={href} />
      <StatusTabs
        label={t('common.status')}
        tabs={RENTAL_TABS.map((tab) => ({
          key: tab,
          label: tab === 'all' ? t('common.all') : t(`status.${tab === 'active' ? 'rental_active' : tab}`),
          href: href({ status: tab === 'all' ? null : tab, cursor: null }),
          count: counts[tab],
          current: tab === filters.status,
        }))}
      />
      {page.rows.length === 0 ? empty : <List rows={page.rows} {...clock} />}
      <Pagination
        previous={page.previousCursor && href({ cursor: page.previousCursor })}
        next={page.nextCursor && href({ cursor: page.nextCursor })}
      />
    </>
  );
}

/** The filters that differ from the default. */
function shortened(filters: RentalFilters): Record<string, string | number | null> {
  return {
    ...filters,
    status: filters.status === 'all' ? null : filters.status,
    sort: filters.sort === 'newest' ? null : filters.sort,
    view: filters.view === 'list' ? null : filters.view,
    size: filters.size === 25 ? null : filters.size,
    cursor: null,
  };
}
