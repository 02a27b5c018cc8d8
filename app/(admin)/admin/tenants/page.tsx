import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { ListScreen } from '@/components/lists/list-screen';
import { Icon } from '@/components/ui/icon';
import { LinkButton } from '@/components/ui/link-button';
import { canOperate, type OperatorPermission } from '@/lib/auth/operator-permissions';
import { requireAdmin } from '@/lib/server/admin-context';
import { TENANT_STATUSES, TenantFilters } from '@/lib/tenants/input';
import { listPlans } from '@/lib/tenants/list-plans';
import { listTenants } from '@/lib/tenants/list-tenants';
import { lastVisited } from '@/lib/visits/last-visited';
import { tenantListColumns } from './tenant-list-columns';
import { tenantListFilters } from './tenant-list-filters';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('admin'))('tenants_title') };
}

export default async function TenantsPage({ searchParams }: PageProps<'/admin/tenants'>) {
  const ctx = await requireAdmin('tenants.view');
  const search = await searchParams;
  const filters = TenantFilters.parse(search);
  const [{ counts, ...page }, plans] = await Promise.all([listTenants(ctx, filters), listPlans(ctx)]);
  const t = await getTranslations();
  const locale = await getLocale();
  const may = (permission: OperatorPermission) => canOperate(ctx.operator.role, permission);
  const last = may('tenants.visit') ? await lastVisited(ctx) : null;
  return (
    <ListScreen
      path="/admin/tenants"
      title={t('admin.tenants_title')}
      actions={
        may('tenants.create') && (
          <LinkButton href="/admin/tenants/new" variant="primary" icon={<Icon name="plus" />}>
            {t('tenants.add')}
          </LinkButton>
        )
      }
      links={
        last ? [{ href: `/admin/tenants/${last.id}`, label: t('visits.last', { company: last.name }) }] : undefined
      }
      current={search}
      total={{ count: counts[filters.status ?? 'all'], more: false }}
      tabs={{
        label: t('common.status'),
        values: [null, ...TENANT_STATUSES].map((status) => ({
          label: t(`admin.${status ?? 'all'}_tenants`),
          name: 'status',
          value: status,
          count: counts[status ?? 'all'],
          current: status === filters.status,
        })),
      }}
      search={{ text: filters.q, placeholder: t('admin.search_tenants') }}
      filters={tenantListFilters(t, filters, plans)}
      columns={tenantListColumns(t, locale)}
      href={({ id }) => `/admin/tenants/${id}`}
      page={page}
      empty={{ untouched: false, text: t('admin.no_tenants'), noneMatch: t('admin.no_tenants') }}
    />
  );
}
