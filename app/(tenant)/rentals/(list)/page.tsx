import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { listAddress } from '@/components/lists/list-address';
import { ListScreen } from '@/components/lists/list-screen';
import { rentalHref } from '@/components/rentals/rental-href';
import { Icon } from '@/components/ui/icon';
import { LinkButton } from '@/components/ui/link-button';
import { can } from '@/lib/auth/permissions';
import { RENTAL_SORTS, RENTAL_TABS, RentalFilters } from '@/lib/rentals/list-input';
import { listRentals } from '@/lib/rentals/list-rentals';
import { RENTAL_MENTIONS } from '@/lib/rentals/rental-mentions';
import { tallyRentals } from '@/lib/rentals/tally-rentals';
import { prepareMentions } from '@/lib/search/mentions';
import { requireTenant } from '@/lib/server/context';
import { query } from '@/lib/server/query';
import { rentalListColumns } from './rental-list-columns';
import { RentalsExtras } from './rentals-extras';
import { RentalsGrid } from './rentals-grid';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('nav'))('rentals') };
}

export default async function RentalsPage({ searchParams }: PageProps<'/rentals'>) {
  const ctx = await requireTenant();
  const search = await searchParams;
  const filters = RentalFilters.parse(search);
  const [page, tallies] = await query(ctx, 'rentals.view', (q) => {
    const found = prepareMentions(q, RENTAL_MENTIONS, filters.q);
    return Promise.all([listRentals(q, filters, found), tallyRentals(q, filters, found)]);
  });
  const t = await getTranslations();
  const locale = await getLocale();
  const href = (changes: Record<string, string | null>) => listAddress('/rentals', search, changes);
  const create = can(ctx.role, 'rentals.create') && (
    <LinkButton href="/rentals/new" variant="primary" className="lg:hidden" icon={<Icon name="plus" />}>
      {t('nav.new_rental')}
    </LinkButton>
  );
  const clock = { now: ctx.now, timeZone: ctx.tenant.timeZone };
  const sorts = RENTAL_SORTS.map((value) => ({ value, label: t(`rentals.sort_${value}`) }));
  return (
    <ListScreen
      path="/rentals"
      title={t('nav.rentals')}
      current={search}
      total={tallies[filters.status]}
      actions={create}
      tabs={{
        label: t('common.status'),
        values: RENTAL_TABS.map((tab) => ({
          label: t(`rentals.tab_${tab}`),
          name: 'status',
          value: tab === 'all' ? null : tab,
          count: tallies[tab],
          current: tab === filters.status,
        })),
      }}
      search={{ text: filters.q, placeholder: t('rentals.search_placeholder') }}
      filters={[{ name: 'sort', label: t('common.sort_by'), value: filters.sort, options: sorts }]}
      extras={<RentalsExtras filters={filters} href={href} />}
      columns={rentalListColumns(t, locale, clock)}
      page={page}
      href={rentalHref}
      body={filters.view === 'grid' && <RentalsGrid rows={page.rows} {...clock} />}
      empty={{
        untouched: filters.q === '' && filters.status === 'all' && filters.due === null,
        text: t('rentals.none_yet'),
        action: create,
        noneMatch: t('rentals.none_found'),
        all: listAddress('/rentals', {}, { view: filters.view === 'list' ? null : filters.view }),
      }}
    />
  );
}
