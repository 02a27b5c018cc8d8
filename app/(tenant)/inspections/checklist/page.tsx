import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ClientMessages } from '@/components/layout/client-messages';
import { PageHeader } from '@/components/ui/page-header';
import { requireTenant } from '@/lib/server/context';
import { query } from '@/lib/server/query';
import { requireRight } from '@/lib/server/require-right';
import { getTenantSettings } from '@/lib/tenants/get-tenant-settings';
import { ChecklistForm } from './checklist-form';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('inspections'))('checklist') };
}

export default async function ChecklistPage() {
  const ctx = await requireTenant();
  requireRight(ctx, 'inspections.manage', '/inspections/checks');
  const { checklist } = await query(ctx, 'inspections.view', getTenantSettings);
  const t = await getTranslations('inspections');
  return (
    <ClientMessages namespaces={['inspections']}>
      <PageHeader
        back={{ href: '/inspections/checks', label: t('checks_title') }}
        title={t('checklist')}
        detail={t('checklist_help')}
      />
      <ChecklistForm items={checklist} />
    </ClientMessages>
  );
}
