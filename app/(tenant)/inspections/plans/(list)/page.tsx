import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { DataTable } from '@/components/ui/data-table';
import { EmptyState } from '@/components/ui/empty-state';
import { Icon } from '@/components/ui/icon';
import { LinkButton } from '@/components/ui/link-button';
import { PageHeader } from '@/components/ui/page-header';
import { can } from '@/lib/auth/permissions';
import { listPlans } from '@/lib/maintenance/list-plans';
import { requireTenant } from '@/lib/server/context';
import { query } from '@/lib/server/query';
import { intervalText } from '../interval-text';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('maintenance'))('plans') };
}

export default async function PlansPage() {
  const ctx = await requireTenant();
  const plans = await query(ctx, 'maintenance.view', listPlans);
  const t = await getTranslations();
  const locale = await getLocale();
  const mayEdit = can(ctx.role, 'maintenance.plan');
  const add = mayEdit && (
    <LinkButton href="/inspections/plans/new" variant="primary" icon={<Icon name="plus" />}>
      {t('maintenance.add_plan')}
    </LinkButton>
  );
  return (
    <>
      <PageHeader
        title={t('maintenance.plans')}
        back={{ href: '/inspections', label: t('nav.maintenance_inspections') }}
        action={add}
      />
      {plans.length === 0 ? (
        <EmptyState title={t('maintenance.none_plans')} action={add} />
      ) : (
        <DataTable
          caption={t('maintenance.plans')}
          rows={plans}
          rowKey={(row) => row.id}
          href={mayEdit ? (row) => `/inspections/plans/${row.id}` : undefined}
          columns={[
            {
              key: 'service',
              header: t('maintenance.service_type'),
              cell: (row) => t(`maintenance.${row.serviceType}`),
              card: 'title',
            },
            { key: 'scope', header: t('maintenance.plan_for'), cell: (row) => row.scope, name: true, card: 'line' },
            {
              key: 'every',
              header: t('maintenance.every'),
              cell: (row) => intervalText(row, t, locale),
              card: 'line',
              quiet: true,
            },
            { key: 'vehicles', header: t('vehicles.list_title'), cell: (row) => row.vehicles, numeric: true },
            {
              key: 'due',
              header: t('maintenance.tab_due'),
              cell: ({ overdue, soon }) =>
                overdue > 0
                  ? {
                      badge: {
                        tone: 'red',
                        icon: 'circle-alert',
                        text: t('maintenance.overdue_count', { count: overdue }),
                      },
                    }
                  : soon > 0
                    ? { badge: { tone: 'amber', icon: 'clock', text: t('maintenance.soon_count', { count: soon }) } }
                    : { text: '—', tableOnly: true },
              card: 'state',
            },
          ]}
        />
      )}
    </>
  );
}
