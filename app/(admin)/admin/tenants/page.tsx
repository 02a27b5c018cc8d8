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
import { canOperate } from '@/lib/auth/operator-permissions';
import { formatNumber } from '@/lib/money';
import { requireAdmin } from '@/lib/server/admin-context';
import { TENANT_STATUSES, TenantFilters } from '@/lib/tenants/input';
import { listTenants } from '@/lib/tenants/list-tenants';
import { TenantsTable } from './tenants-table';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('admin'))('tenants_title') };
}

export default async function TenantsPage({ searchParams }: PageProps<'/admin/tenants'>) {
  const ctx = await requireAdmin('tenants.view');
  const search = await searchParams;
  const filters = TenantFilters.parse(search);
  const { rows, counts, previousCursor, nextCursor } = await listTenants(ctx, filters);
  const t = await getTranslations();
  const locale = await getLocale();
  const address = (changes: Record<string, string | null>) => listAddress('/admin/tenants', search, changes);
  return (
    <ClientMessages namespaces={['admin', 'confirm']}>
      <PageHeader
        title={t('admin.tenants_title')}
        detail={t('common.count_results', { count: counts[filters.status ?? 'all'] })}
      />
      <StatusTabs
        label={t('common.status')}
        tabs={[null, ...TENANT_STATUSES].map((status) => ({
          label: t(`admin.${status ?? 'all'}_tenants`),
          count: formatNumber(counts[status ?? 'all'], locale),
          href: address({ status }),
          current: status === filters.status,
        }))}
      />
      <ListFilters placeholder={t('admin.search_tenants')} filters={[]} />
      {rows.length === 0 ? (
        <EmptyState
          title={t('admin.no_tenants')}
          action={<LinkButton href="/admin/tenants">{t('action.clear_filters')}</LinkButton>}
        />
      ) : (
        <TenantsTable rows={rows} maySuspend={canOperate(ctx.operator.role, 'tenants.suspend')} />
      )}
      <PageLinks
        previous={previousCursor && address({ cursor: previousCursor })}
        next={nextCursor && address({ cursor: nextCursor })}
      />
    </ClientMessages>
  );
}
