import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { DataTable } from '@/components/ui/data-table';
import { Icon } from '@/components/ui/icon';
import { LinkButton } from '@/components/ui/link-button';
import { PageHeader } from '@/components/ui/page-header';
import { listPlanRecords } from '@/lib/plans/list-plan-records';
import { requireAdmin } from '@/lib/server/admin-context';
import { planColumns } from './plan-columns';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('plans'))('title') };
}

export default async function PlansPage() {
  const ctx = await requireAdmin('plans.manage');
  const plans = await listPlanRecords(ctx);
  const [t, locale] = await Promise.all([getTranslations(), getLocale()]);
  return (
    <>
      <PageHeader
        title={t('plans.title')}
        detail={t('plans.detail')}
        back={{ href: '/admin/billing', label: t('nav.billing') }}
        action={
          <LinkButton href="/admin/billing/plans/new" variant="primary" icon={<Icon name="plus" />}>
            {t('plans.add')}
          </LinkButton>
        }
      />
      <DataTable
        caption={t('plans.title')}
        rows={plans}
        rowKey={({ id }) => id}
        href={({ id }) => `/admin/billing/plans/${id}`}
        columns={planColumns(t, locale)}
      />
    </>
  );
}
