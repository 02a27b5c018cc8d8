import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { ClientMessages } from '@/components/layout/client-messages';
import { HeaderForm } from '@/components/reports/header-form';
import { PageHeader } from '@/components/ui/page-header';
import { editForm } from '@/lib/records/edit-form';
import { recordVersion } from '@/lib/records/record-version';
import { requireTenant } from '@/lib/server/context';
import { query } from '@/lib/server/query';
import { requireRight } from '@/lib/server/require-right';
import { getBusinessHeader } from '@/lib/tenants/get-business-header';
import { HEADER_FIELDS } from '@/lib/tenants/header-fields';
import { saveBusinessHeaderAction } from '../actions';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('reports'))('business_header') };
}

export default async function BusinessHeaderPage() {
  const ctx = await requireTenant();
  requireRight(ctx, 'settings.manage', '/reports');
  const header = await query(ctx, 'settings.manage', getBusinessHeader);
  const t = await getTranslations();
  return (
    <ClientMessages namespaces={['reports', 'customers']}>
      <PageHeader title={t('reports.business_header')} back={{ href: '/reports', label: t('nav.reports') }} />
      <HeaderForm
        back="/reports"
        action={saveBusinessHeaderAction}
        values={{
          ...editForm(HEADER_FIELDS, header, await getLocale()),
          version: recordVersion(HEADER_FIELDS, header),
        }}
      />
    </ClientMessages>
  );
}
