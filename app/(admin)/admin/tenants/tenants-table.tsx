import { useLocale, useTranslations } from 'next-intl';
import { StatusBadge } from '@/components/ui/status-badge';
import { type Column, DataTable } from '@/components/ui/table';
import { formatDate } from '@/lib/dates';
import { formatNumber } from '@/lib/money';
import type { TenantRow } from '@/lib/tenants/list-tenants';
import { SuspendDialog } from './suspend-dialog';

const PLANS = { starter: 'plan_starter', business: 'plan_business', premium: 'plan_premium' } as const;
const FIGURES = [
  ['vehicles', 'vehicles'],
  ['members', 'members'],
  ['running', 'rentals_running'],
] as const;

/** Companies with their counts. Operators who may suspend a company see the button in its row. */
export function TenantsTable({ rows, maySuspend }: { rows: TenantRow[]; maySuspend: boolean }) {
  const t = useTranslations('admin');
  const common = useTranslations('common');
  const locale = useLocale();
  const plan = (row: TenantRow) => t(PLANS[row.plan as keyof typeof PLANS] ?? 'plan_business');
  const since = (row: TenantRow) => formatDate(row.createdAt, locale, 'America/Port-au-Prince');
  const name = (row: TenantRow) => (
    <>
      <span className="font-medium break-words">{row.name}</span>
      <span className="block text-sm text-muted">{row.slug}</span>
      {row.suspendedReason && (
        <span className="block max-w-md text-sm break-words text-danger">
          {t('suspended_because', { reason: row.suspendedReason })}
        </span>
      )}
    </>
  );
  const action = (row: TenantRow) => (
    <SuspendDialog tenantId={row.id} name={row.name} suspended={row.status === 'suspended'} />
  );
  const columns: Column<TenantRow>[] = [
    { key: 'name', header: t('tenant'), cell: name },
    { key: 'status', header: common('status'), cell: (row) => <StatusBadge status={`tenant_${row.status}`} /> },
    { key: 'plan', header: t('plan'), cell: plan },
    ...FIGURES.map(([key, label]) => ({
      key,
      header: t(label),
      cell: (row: TenantRow) => formatNumber(row[key], locale),
      numeric: true,
    })),
    { key: 'created', header: t('created'), cell: since, numeric: true },
    ...(maySuspend
      ? [{ key: 'action', header: <span className="sr-only">{common('actions')}</span>, cell: action, numeric: true }]
      : []),
  ];
  return (
    <DataTable
      caption={t('tenants_title')}
      columns={columns}
      rows={rows}
      rowKey={(row) => row.id}
      card={(row) => (
        <div className="grid gap-3">
          <div className="flex items-start justify-between gap-3">
            <p className="min-w-0">{name(row)}</p>
            <StatusBadge status={`tenant_${row.status}`} />
          </div>
          <dl className="tabular grid grid-cols-2 gap-x-4 gap-y-1 text-sm">
            {[
              [t('plan'), plan(row)],
              [t('created'), since(row)],
              ...FIGURES.map(([key, label]) => [t(label), formatNumber(row[key], locale)]),
            ].map(([label, value]) => (
              <div key={label}>
                <dt className="text-xs text-muted">{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          {maySuspend && <div className="grid">{action(row)}</div>}
        </div>
      )}
    />
  );
}
