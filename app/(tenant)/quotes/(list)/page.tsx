import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { listAddress } from '@/components/lists/list-address';
import { ListScreen } from '@/components/lists/list-screen';
import { Icon } from '@/components/ui/icon';
import { LinkButton } from '@/components/ui/link-button';
import { can } from '@/lib/auth/permissions';
import { QuoteFilters } from '@/lib/quotes/input';
import { countQuotes, type ListedQuote, listQuotes } from '@/lib/quotes/list-quotes';
import { QUOTE_STATUSES } from '@/lib/quotes/values';
import { requireTenant } from '@/lib/server/context';
import { query } from '@/lib/server/query';
import { quoteListColumns } from './quote-list-columns';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('nav'))('quotes') };
}

export default async function QuotesPage({ searchParams }: PageProps<'/quotes'>) {
  const ctx = await requireTenant();
  const search = await searchParams;
  const filters = QuoteFilters.parse(search);
  const [page, counts] = await query(ctx, 'reservations.view', (q) =>
    Promise.all([listQuotes(q, filters), countQuotes(q, filters)]),
  );
  const t = await getTranslations();
  const create = can(ctx.role, 'reservations.edit') && (
    <LinkButton href="/rentals/reservation" variant="primary" icon={<Icon name="plus" />}>
      {t('quotes.new')}
    </LinkButton>
  );
  return (
    <ListScreen<ListedQuote>
      path="/quotes"
      title={t('nav.quotes')}
      current={search}
      total={{ count: counts[filters.tab], more: false }}
      actions={create}
      tabs={{
        label: t('common.status'),
        values: QUOTE_STATUSES.map((tab) => ({
          label: t(`quotes.tab_${tab}`),
          name: 'tab',
          value: tab === 'open' ? null : tab,
          count: counts[tab],
          current: tab === filters.tab,
        })),
      }}
      search={{ text: filters.q, placeholder: t('quotes.search_placeholder') }}
      columns={quoteListColumns(t, await getLocale(), { now: ctx.now, timeZone: ctx.tenant.timeZone })}
      page={page}
      href={({ id }) => `/quotes/${id}`}
      empty={{
        untouched: filters.q === '' && !filters.cursor,
        text: t(`quotes.none_${filters.tab}`),
        action: create,
        noneMatch: t('quotes.none_found'),
        all: listAddress('/quotes', {}, { tab: filters.tab === 'open' ? null : filters.tab }),
      }}
    />
  );
}
