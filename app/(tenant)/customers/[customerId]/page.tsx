import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { cache } from 'react';
import { ClientMessages } from '@/components/layout/client-messages';
import { StatusTabs } from '@/components/lists/status-tabs';
import { LinkButton } from '@/components/ui/link-button';
import { PageHeader } from '@/components/ui/page-header';
import { StatusBadge } from '@/components/ui/status-badge';
import { can } from '@/lib/auth/permissions';
import { requireTenant } from '@/lib/server/context';
import { orNotFound } from '@/lib/server/or-not-found';
import { query } from '@/lib/server/query';
import { recordTitle } from '@/lib/server/record-title';
import { CustomerActions } from './customer-actions';
import { CustomerAlerts } from './customer-alerts';
import { loadRecord } from './load-record';
import { tabsOf } from './record-tabs';
import { TabContent } from './tab-content';

/** Shared by the page and its title, so that both ask once. */
const read = cache(async (customerId: string) =>
  query(await requireTenant(), 'customers.view', (q) => loadRecord(q, customerId)),
);

export async function generateMetadata({ params }: PageProps<'/customers/[customerId]'>): Promise<Metadata> {
  const { customerId } = await params;
  return recordTitle(
    read(customerId).then(({ customer }) => customer.fullName),
    'customers.title',
  );
}

export default async function CustomerPage({ params, searchParams }: PageProps<'/customers/[customerId]'>) {
  const ctx = await requireTenant();
  const { customerId } = await params;
  const search = await searchParams;
  const record = await orNotFound(read(customerId));
  const { customer } = record;
  const t = await getTranslations();
  const tabs = tabsOf(record);
  const { name: tab } = tabs.find(({ name }) => name === search.tab) ?? { name: 'overview' as const };
  const view = {
    ctx,
    locale: await getLocale(),
    cursor: typeof search.cursor === 'string' ? search.cursor : null,
    period: { from: search.from, to: search.to },
  };
  return (
    <ClientMessages namespaces={['customers', 'success', 'confirm', 'files']}>
      <PageHeader
        back={{ href: '/customers', label: t('customers.list_title') }}
        title={customer.fullName}
        detail={
          <span className="flex flex-wrap items-center gap-3">
            <span>{t(`customers.tier_${customer.tier}`)}</span>
            <StatusBadge status={customer.status} />
          </span>
        }
        action={
          !customer.archivedAt && (
            <>
              <CustomerActions
                customerId={customerId}
                name={customer.fullName}
                status={customer.status}
                mayBlacklist={can(ctx.role, 'customers.blacklist')}
                mayArchive={can(ctx.role, 'customers.archive')}
              />
              <LinkButton href={`/customers/${customerId}/edit`}>{t('action.edit')}</LinkButton>
              {customer.status === 'active' && (
                <LinkButton href={`/rentals/new?customer=${customerId}`} variant="primary">
                  {t('customers.rent_to')}
                </LinkButton>
              )}
            </>
          )
        }
      />
      <CustomerAlerts record={record} view={view} />
      <StatusTabs
        label={t('customers.sections')}
        tabs={tabs.map(({ name, count }) => ({
          label: t(`customers.section_${name}`),
          count,
          href: name === 'overview' ? `/customers/${customerId}` : `/customers/${customerId}?tab=${name}`,
          current: name === tab,
        }))}
      />
      <TabContent tab={tab} record={record} view={view} />
    </ClientMessages>
  );
}
