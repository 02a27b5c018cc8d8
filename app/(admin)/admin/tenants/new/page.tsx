import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { ClientMessages } from '@/components/layout/client-messages';
import { PageHeader } from '@/components/ui/page-header';
import { getPlatformSettings } from '@/lib/platform/get-platform-settings';
import { requireAdmin } from '@/lib/server/admin-context';
import { listPlans } from '@/lib/tenants/list-plans';
import { planOption } from '@/lib/tenants/plan-text';
import { NewTenantForm } from './new-tenant-form';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('tenants'))('add') };
}

export default async function NewTenantPage() {
  const ctx = await requireAdmin('tenants.create');
  const [plans, { defaultPlan }] = await Promise.all([listPlans(ctx), getPlatformSettings()]);
  const t = await getTranslations();
  const locale = await getLocale();
  return (
    <ClientMessages namespaces={['admin', 'auth', 'tenants', 'members']}>
      <PageHeader title={t('tenants.add')} back={{ href: '/admin/tenants', label: t('admin.tenants_title') }} />
      <NewTenantForm
        plans={plans.filter(({ retiredAt }) => !retiredAt).map((plan) => planOption(t, locale, plan))}
        defaultPlan={defaultPlan}
        rootDomain={process.env.ROOT_DOMAIN || 'localhost'}
      />
    </ClientMessages>
  );
}
