import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ClientMessages } from '@/components/layout/client-messages';
import { PageHeader } from '@/components/ui/page-header';
import { OWNER_FIELDS } from '@/lib/owners/fields';
import { blankForm } from '@/lib/records/blank-form';
import { requireTenant } from '@/lib/server/context';
import { requireRight } from '@/lib/server/require-right';
import { OwnerForm } from '../owner-form';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('owners'))('add') };
}

export default async function NewOwnerPage() {
  const ctx = await requireTenant();
  requireRight(ctx, 'owners.edit');
  const t = await getTranslations('owners');
  return (
    <ClientMessages namespaces={['owners']}>
      <PageHeader title={t('add')} back={{ href: '/owners', label: t('list_title') }} />
      <OwnerForm ownerId={null} values={{ ...blankForm(OWNER_FIELDS), version: '' }} />
    </ClientMessages>
  );
}
