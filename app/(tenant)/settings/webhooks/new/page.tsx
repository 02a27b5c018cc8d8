import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ClientMessages } from '@/components/layout/client-messages';
import { PageHeader } from '@/components/ui/page-header';
import { requireTenant } from '@/lib/server/context';
import { requireRight } from '@/lib/server/require-right';
import { NewEndpoint } from './new-endpoint';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('webhooks'))('add') };
}

export default async function NewWebhookPage() {
  const ctx = await requireTenant();
  requireRight(ctx, 'webhooks.manage');
  const t = await getTranslations('webhooks');
  return (
    <ClientMessages namespaces={['webhooks']}>
      <PageHeader title={t('add')} back={{ href: '/settings/webhooks', label: t('title') }} />
      <NewEndpoint />
    </ClientMessages>
  );
}
