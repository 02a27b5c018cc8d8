import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { cache } from 'react';
import { ClientMessages } from '@/components/layout/client-messages';
import { PageHeader } from '@/components/ui/page-header';
import { editForm } from '@/lib/records/edit-form';
import { recordVersion } from '@/lib/records/record-version';
import { requireTenant } from '@/lib/server/context';
import { orNotFound } from '@/lib/server/or-not-found';
import { query } from '@/lib/server/query';
import { recordTitle } from '@/lib/server/record-title';
import { requireRight } from '@/lib/server/require-right';
import { ENDPOINT_FIELDS } from '@/lib/webhooks/fields';
import { getEndpoint } from '@/lib/webhooks/get-endpoint';
import { EditEndpoint } from './edit-endpoint';

/** Shared by the page and its title, so that both ask once. */
const read = cache(async (endpointId: string) =>
  query(await requireTenant(), 'webhooks.manage', (q) => getEndpoint(q, endpointId)),
);

export async function generateMetadata({
  params,
}: PageProps<'/settings/webhooks/[endpointId]/edit'>): Promise<Metadata> {
  const { endpointId } = await params;
  return recordTitle(
    read(endpointId).then(({ url }) => new URL(url).host),
    'webhooks.edit',
  );
}

export default async function EditWebhookPage({ params }: PageProps<'/settings/webhooks/[endpointId]/edit'>) {
  const ctx = await requireTenant();
  requireRight(ctx, 'webhooks.manage');
  const { endpointId } = await params;
  const endpoint = await orNotFound(read(endpointId));
  const [t, locale] = await Promise.all([getTranslations('webhooks'), getLocale()]);
  const values = {
    ...editForm(ENDPOINT_FIELDS, endpoint, locale),
    version: recordVersion(ENDPOINT_FIELDS, endpoint),
  };
  return (
    <ClientMessages namespaces={['webhooks']}>
      <PageHeader title={t('edit')} back={{ href: `/settings/webhooks/${endpointId}`, label: t('title') }} />
      <EditEndpoint endpointId={endpointId} values={values} />
    </ClientMessages>
  );
}
