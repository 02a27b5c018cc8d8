import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ClientMessages } from '@/components/layout/client-messages';
import { PageHeader } from '@/components/ui/page-header';
import { requireAdmin } from '@/lib/server/admin-context';
import { NewPlanForm } from './new-plan-form';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('plans'))('add') };
}

export default async function NewPlanPage() {
  await requireAdmin('plans.manage');
  const t = await getTranslations('plans');
  return (
    <ClientMessages namespaces={['plans']}>
      <PageHeader title={t('add')} back={{ href: '/admin/billing/plans', label: t('title') }} />
      <NewPlanForm />
    </ClientMessages>
  );
}
