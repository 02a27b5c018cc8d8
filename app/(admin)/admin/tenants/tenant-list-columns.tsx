import type { ListColumn } from '@/components/lists/list-screen';
import { statusBadge } from '@/components/ui/status-badge';
import { formatDate } from '@/lib/dates';
import type { Locale } from '@/lib/i18n/locales';
import type { Translate } from '@/lib/i18n/translate';
import { formatNumber } from '@/lib/money';
import { PLATFORM_ZONE } from '@/lib/platform-zone';
import type { TenantRow } from '@/lib/tenants/list-tenants';
import { planName } from '@/lib/tenants/plan-text';

const FIGURES = [
  ['vehicles', 'admin.vehicles'],
  ['members', 'admin.members'],
  ['running', 'admin.rentals_running'],
] as const;

/** Companies with their counts. */
export function tenantListColumns(t: Translate, locale: Locale): [ListColumn<TenantRow>, ...ListColumn<TenantRow>[]] {
  const warning = ({ suspendedReason, deleteOn }: TenantRow) =>
    deleteOn
      ? t('leaving.list_until', { day: formatDate(deleteOn, locale, 'UTC') })
      : suspendedReason && t('admin.suspended_because', { reason: suspendedReason });
  const name = (row: TenantRow) => ({
    text: row.name,
    strong: true,
    below: row.slug,
    ...(warning(row) && { warning: warning(row) ?? '' }),
  });
  const plan = (row: TenantRow) => planName(t, row.plan);
  const since = (row: TenantRow) => formatDate(row.createdAt, locale, PLATFORM_ZONE);
  const active = (row: TenantRow) => formatDate(row.lastActivity, locale, PLATFORM_ZONE);
  const figures = FIGURES.map(
    ([key, label]): ListColumn<TenantRow> => ({
      key,
      header: t(label),
      cell: (row) => formatNumber(row[key], locale),
      numeric: true,
      card: 'fact',
      labelled: true,
    }),
  );
  return [
    { key: 'name', header: t('admin.tenant'), cell: name, card: 'title' },
    {
      key: 'status',
      header: t('common.status'),
      // Nearly all are: a badge says what differs.
      cell: (row) =>
        row.status === 'active'
          ? { text: t('status.tenant_active'), tableOnly: true }
          : { badge: statusBadge(t, `tenant_${row.status}`) },
      card: 'state',
    },
    { key: 'plan', header: t('admin.plan'), cell: plan, card: 'fact', labelled: true },
    ...figures,
    {
      key: 'activity',
      header: t('tenants.last_activity'),
      cell: active,
      numeric: true,
      card: 'fact',
      labelled: true,
    },
    { key: 'created', header: t('admin.created'), cell: since, numeric: true, card: 'fact', labelled: true },
  ];
}
