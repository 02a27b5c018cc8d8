import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { listAddress } from '@/components/lists/list-address';
import { PageLinks } from '@/components/lists/page-links';
import { StatusTabs } from '@/components/lists/status-tabs';
import { EmptyState } from '@/components/ui/empty-state';
import { Icon } from '@/components/ui/icon';
import { LinkButton } from '@/components/ui/link-button';
import { PageHeader } from '@/components/ui/page-header';
import { can } from '@/lib/auth/permissions';
import { RENTAL_TABS, RentalFilters } from '@/lib/rentals/list-input';
import { countRentals, listRentals } from '@/lib/rentals/list-rentals';
import { requireTenant } from '@/lib/server/context';
import { query } from '@/lib/server/query';
import { RentalsGrid } from '../rentals-grid';
import { RentalsSearch } from '../rentals-search';
import { RentalsTable } from '../rentals-table';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('nav'))('rentals') };
}

export default async function RentalsPage({ searchParams }: PageProps<'/rentals'>) {
  const ctx = await requireTenant();
  const search = await searchParams;
  const filters = RentalFilters.parse(search);
  const [page, counts] = await query(ctx, 'rentals.view', (q) =>
    Promise.all([listRentals(q, filters), countRentals(q, filters)]),
  );
  const t = await getTranslations();
  const href = (changes: Record<string, string | null>) => listAddress('/rentals', search, changes);
  const create = can(ctx.role, 'rentals.create') && (
    <LinkButton href="/rentals/new" variant="primary" className="lg:hidden" icon={<Icon name="plus" />}>
      {t('nav.new_rental')}
    </LinkButton>
  );
  const narrowed = filters.q !== '' || filters.status !== 'all' || filters.due !== null;
  const empty = narrowed ? (
    <EmptyState
      title={t('rentals.none_found')}
      action={
        <LinkButton href={listAddress('/rentals', {}, { view: filters.view === 'list' ? null : filters.view })}>
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
      <StatusTabs
        label={t('common.status')}
        tabs={RENTAL_TABS.map((tab) => ({
          label: t(`rentals.tab_${tab}`),
          href: href({ status: tab === 'all' ? null : tab, cursor: null }),
          count: counts[tab],
          current: tab === filters.status,
        }))}
      />
      <RentalsSearch filters={filters} href={href} />
      {page.rows.length === 0 ? empty : <List rows={page.rows} {...clock} />}
      <PageLinks
        previous={page.previousCursor && href({ cursor: page.previousCursor })}
        next={page.nextCursor && href({ cursor: page.nextCursor })}
      />
    </>
  );
}
