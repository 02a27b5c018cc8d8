import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { cache } from 'react';
import { ClientMessages } from '@/components/layout/client-messages';
import { Card } from '@/components/ui/card';
import { DescriptionList } from '@/components/ui/description-list';
import { PageHeader } from '@/components/ui/page-header';
import { StatusBadge } from '@/components/ui/status-badge';
import { formatDateTime } from '@/lib/dates';
import { requireTenant } from '@/lib/server/context';
import { orNotFound } from '@/lib/server/or-not-found';
import { query } from '@/lib/server/query';
import { recordTitle } from '@/lib/server/record-title';
import { requireRight } from '@/lib/server/require-right';
import { EVENT_TEXTS } from '@/lib/webhooks/event-texts';
import { getEndpoint } from '@/lib/webhooks/get-endpoint';
import { DeliveryFilters } from '@/lib/webhooks/input';
import { listDeliveries } from '@/lib/webhooks/list-deliveries';
import { DeliveryLog } from './delivery-log';
import { EndpointActs } from './endpoint-acts';

/** Shared by the page and its title, so that both ask once. */
const read = cache(async (endpointId: string) =>
  query(await requireTenant(), 'webhooks.manage', (q) => getEndpoint(q, endpointId)),
);

export async function generateMetadata({ params }: PageProps<'/settings/webhooks/[endpointId]'>): Promise<Metadata> {
  const { endpointId } = await params;
  const name = read(endpointId).then(({ description, url }) => description || new URL(url).host);
  return recordTitle(name, 'webhooks.title');
}

export default async function WebhookPage({ params, searchParams }: PageProps<'/settings/webhooks/[endpointId]'>) {
  const ctx = await requireTenant();
  requireRight(ctx, 'webhooks.manage');
  const [{ endpointId }, current] = await Promise.all([params, searchParams]);
  const filters = DeliveryFilters.parse(current);
  const [endpoint, log] = await orNotFound(
    Promise.all([read(endpointId), query(ctx, 'webhooks.manage', (q) => listDeliveries(q, endpointId, filters))]),
  );
  const [t, locale] = await Promise.all([getTranslations(), getLocale()]);
  const at = (moment: Date) => formatDateTime(moment, locale, ctx.tenant.timeZone);
  const { url, description, events, active, failingSince, formerUntil, createdAt } = endpoint;
  const state = active ? (failingSince ? 'webhook_failing' : 'webhook_on') : 'webhook_off';
  return (
    <ClientMessages namespaces={['webhooks', 'confirm']}>
      <PageHeader
        title={description || new URL(url).host}
        detail={<span className="break-all">{url}</span>}
        back={{ href: '/settings/webhooks', label: t('webhooks.title') }}
        action={<EndpointActs endpointId={endpointId} active={active} />}
      />
      <div className="grid grid-cols-1 gap-4">
        <Card>
          <DescriptionList
            facts={[
              { label: t('webhooks.state'), value: <StatusBadge status={state} /> },
              { label: t('webhooks.added_at'), value: at(createdAt) },
              { label: t('webhooks.events'), value: events.map((event) => t(EVENT_TEXTS[event])).join(', ') },
              ...(failingSince && active
                ? [{ label: t('webhooks.log_answer'), value: t('webhooks.failing', { at: at(failingSince) }) }]
                : []),
              ...(formerUntil && formerUntil > ctx.now
                ? [{ label: t('webhooks.secret_label'), value: t('webhooks.rotate_until', { at: at(formerUntil) }) }]
                : []),
            ]}
          />
        </Card>
        <DeliveryLog endpointId={endpointId} current={current} state={filters.state} page={log} at={at} />
      </div>
    </ClientMessages>
  );
}
