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
import { CustomerFilters } from '@/lib/customers/input';
import { countCustomers, countCustomersByStatus, listCustomers } from '@/lib/customers/list-customers';
import { CUSTOMER_STATUSES, TIERS } from '@/lib/customers/values';
import { requireTenant } from '@/lib/server/context';
import { query } from '@/lib/server/query';
import { CustomersTable } from '../customers-table';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('customers'))('list_title') };
}

export default async function CustomersPage({ searchParams }: PageProps<'/customers'>) {
  const ctx = await requireTenant();
  const current = await searchParams;
  const filters = CustomerFilters.parse(current);
  const { page, total, counts } = await query(ctx, 'customers.view', async (q) => {
    const [page, total, counts] = await Promise.all([
      listCustomers(q, filters),
      countCustomers(q, filters),
      countCustomersByStatus(q, filters.q),
    ]);
    return { page, total, counts };
  });
  const t = await getTranslations();
  const all = counts.active + counts.inactive + counts.blacklisted;
  const address = (changes: Record<string, string | null>) => listAddress('/customers', current, changes);
  const add = (
    <LinkButton href="/customers/new" variant="primary" icon={<Plus className="size-4" aria-hidden="true" />}>
      {t('customers.add')}
    </LinkButton>
  );
  return (
    <ClientMessages>
      <PageHeader title={t('customers.list_title')} detail={t('common.count_results', { count: total })} action={add} />
      <StatusTabs
        label={t('common.status')}
        tabs={[
          { label: t('common.all'), count: all, href: address({ status: null }), current: filters.status === null },
          ...CUSTOMER_STATUSES.map((status) => ({
            label: t(`status.${status}`),
            count: counts[status],
            href: address({ status }),
            current: filters.status === status,
          })),
        ]}
      />
      <ListFilters
        placeholder={t('customers.search')}
        filters={[
          {
            name: 'tier',
            label: t('customers.tier'),
            value: filters.tier ?? '',
            options: [
              { value: '', label: t('customers.any_tier') },
              ...TIERS.map((tier) => ({ value: tier, label: t(`customers.tier_${tier}`) })),
            ],
          },
          {
            name: 'sort',
            label: t('common.sort_by'),
            value: filters.sort,
            options: (['name', 'newest'] as const).map((sort) => ({ value: sort, label: t(`customers.sort_${sort}`) })),
          },
        ]}
      />
      {page.rows.length === 0 ? (
        all === 0 && !filters.q ? (
          <EmptyState title={t('customers.empty')} action={add} />
        ) : (
          <EmptyState
            title={t('customers.none_match')}
            action={<LinkButton href="/customers">{t('action.clear_filters')}</LinkButton>}
          />
        )
      ) : (
        <CustomersTable rows={page.rows} locale={await getLocale()} timeZone={ctx.tenant.timeZone} />
      )}
      <PageLinks
        previous={page.previousCursor && address({ cursor: page.previousCursor })}
        next={page.nextCursor && address({ cursor: page.nextCursor })}
      />
    </ClientMessages>
  );
}
