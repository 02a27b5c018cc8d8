import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { ClientMessages } from '@/components/layout/client-messages';
import { PageHeader } from '@/components/ui/page-header';
import { listGroups } from '@/lib/openapi/list-groups';
import { readApiDocument } from '@/lib/openapi/read-api-document';
import { requireTenant } from '@/lib/server/context';
import { requestOrigin } from '@/lib/tenants/request-origin';
import { CallCard } from './call-card';

export async function generateMetadata({ params }: PageProps<'/help/api/[group]'>): Promise<Metadata> {
  const t = await getTranslations('api');
  const { group } = await params;
  return { title: t('group_title', { group }) };
}

export default async function ApiGroupPage({ params }: PageProps<'/help/api/[group]'>) {
  const { tenant } = await requireTenant();
  const t = await getTranslations('api');
  const [{ group }, document] = await Promise.all([params, readApiDocument()]);
  const found = listGroups(document).find(({ name }) => name === group);
  if (!found) notFound();
  const origin = (await requestOrigin())(tenant.slug) ?? '';
  return (
    <ClientMessages namespaces={['api']}>
      <PageHeader
        title={t('group_title', { group })}
        detail={t('group_detail')}
        back={{ href: '/help/api', label: t('title') }}
      />
      <div className="grid max-w-4xl gap-4">
        {found.calls.map((call) => (
          <CallCard key={call.operation.operationId} call={call} origin={origin} shared={document.components.schemas} />
        ))}
      </div>
    </ClientMessages>
  );
}
