import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { ClientMessages } from '@/components/layout/client-messages';
import { buttonClass } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { PageHeader } from '@/components/ui/page-header';
import { StatusBadge } from '@/components/ui/status-badge';
import { canOperate } from '@/lib/auth/operator-permissions';
import { formatDate } from '@/lib/dates';
import { requireAdmin } from '@/lib/server/admin-context';
import { TenantFilters } from '@/lib/tenants/input';
import { listTenants } from '@/lib/tenants/list-tenants';
import { SuspendDialog } from './suspend-dialog';

const PLANS = { starter: 'plan_starter', business: 'plan_business', premium: 'plan_premium' } as const;

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('admin'))('tenants_title') };
}

export default async function TenantsPage({ searchParams }: PageProps<'/admin/tenants'>) {
  const ctx = await requireAdmin('tenants.view');
  const filters = TenantFilters.parse(await searchParams);
  const rows = await listTenants(ctx, filters);
  const t = await getTranslations();
  const locale = await getLocale();
  return (
    <ClientMessages namespaces={['admin', 'confirm']}>
      <PageHeader title={t('admin.tenants_title')} detail={t('common.count_results', { count: rows.length })} />
      <form className="mb-4 flex flex-wrap gap-2" action="/admin/tenants">
        <input
          name="q"
          type="search"
          defaultValue={filters.q}
          aria-label={t('admin.search_tenants')}
          placeholder={t('admin.search_tenants')}
          className="control max-w-80"
        />
        <select
          name="status"
          defaultValue={filters.status ?? ''}
          aria-label={t('common.status')}
          className="control w-auto"
        >
          <option value="">{t('common.all')}</option>
          <option value="active">{t('status.active')}</option>
          <option value="suspended">{t('status.suspended')}</option>
        </select>
        <button type="submit" className={buttonClass('secondary')}>
          {t('action.search')}
        </button>
      </form>
      {rows.length === 0 && <EmptyState title={t('admin.no_tenants')} />}
      <ul className="grid gap-3">
        {rows.map((row) => (
          <li
            key={row.id}
            className="grid items-center gap-x-6 gap-y-3 rounded-card border border-hairline bg-raised p-4 md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)_auto]"
          >
            <div className="min-w-0">
              <h2 className="text-lg break-words">{row.name}</h2>
              <p className="text-muted">{row.slug}</p>
              {row.suspendedReason && (
                <p className="text-sm text-danger">{t('admin.suspended_because', { reason: row.suspendedReason })}</p>
              )}
            </div>
            <dl className="tabular grid grid-cols-3 gap-x-4 gap-y-1 text-sm sm:grid-cols-5">
              {[
                [t('admin.plan'), t(`admin.${PLANS[row.plan as keyof typeof PLANS] ?? 'plan_business'}`)],
                [t('admin.vehicles'), row.vehicles],
                [t('admin.members'), row.members],
                [t('admin.rentals_running'), row.running],
                [t('admin.created'), formatDate(row.createdAt, locale, 'America/Port-au-Prince')],
              ].map(([label, value]) => (
                <div key={label}>
                  <dt className="text-xs text-muted">{label}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
            <div className="flex items-center gap-3 md:justify-end">
              <StatusBadge status={row.status} />
              {canOperate(ctx.operator.role, 'tenants.suspend') && (
                <SuspendDialog tenantId={row.id} name={row.name} suspended={row.status === 'suspended'} />
              )}
            </div>
          </li>
        ))}
      </ul>
    </ClientMessages>
  );
}
