import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { ClientMessages } from '@/components/layout/client-messages';
import { Card } from '@/components/ui/card';
import { DescriptionList } from '@/components/ui/description-list';
import { PageHeader } from '@/components/ui/page-header';
import { StatusBadge } from '@/components/ui/status-badge';
import { formatDateTime } from '@/lib/dates';
import { formatNumber } from '@/lib/money';
import { requireTenant } from '@/lib/server/context';
import { orNotFound } from '@/lib/server/or-not-found';
import { query } from '@/lib/server/query';
import { requireRight } from '@/lib/server/require-right';
import { EVENT_TEXTS } from '@/lib/webhooks/event-texts';
import { getDelivery } from '@/lib/webhooks/get-delivery';
import { JsonText } from '../../json-text';
import { SendAgainButton } from './send-again-button';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('webhooks'))('log_event') };
}

export default async function DeliveryPage({ params }: PageProps<'/settings/webhooks/[endpointId]/[deliveryId]'>) {
  const ctx = await requireTenant();
  requireRight(ctx, 'webhooks.manage');
  const { endpointId, deliveryId } = await params;
  const sent = await orNotFound(query(ctx, 'webhooks.manage', (q) => getDelivery(q, { endpointId, deliveryId })));
  const [t, locale] = await Promise.all([getTranslations(), getLocale()]);
  const at = (moment: Date | null) => moment && formatDateTime(moment, locale, ctx.tenant.timeZone);
  const took = sent.tookMs === null ? null : t('webhooks.took', { ms: formatNumber(sent.tookMs, locale) });
  return (
    <ClientMessages namespaces={['webhooks']}>
      <PageHeader
        title={t(EVENT_TEXTS[sent.kind])}
        detail={<span className="break-all">{sent.url}</span>}
        back={{ href: `/settings/webhooks/${endpointId}`, label: t('webhooks.log') }}
        action={sent.active && <SendAgainButton deliveryId={deliveryId} />}
      />
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <Card title={t('webhooks.sent_title')}>
          <div className="grid gap-4">
            <DescriptionList
              facts={[
                { label: 'webhook-id', value: <span className="break-all">{sent.eventId}</span> },
                { label: t('webhooks.log_at'), value: at(sent.createdAt) },
              ]}
            />
            <JsonText value={sent.payload} />
          </div>
        </Card>
        <Card title={t('webhooks.answer_title')}>
          <div className="grid gap-4">
            <DescriptionList
              facts={[
                { label: t('webhooks.log_state'), value: <StatusBadge status={`event_${sent.state}`} /> },
                { label: t('webhooks.log_tries'), value: String(sent.attempts) },
                { label: t('webhooks.tried_at'), value: [at(sent.triedAt), took].filter(Boolean).join(' · ') },
                ...(sent.state === 'waiting' ? [{ label: t('webhooks.next_at'), value: at(sent.nextAt) }] : []),
                {
                  label: t('webhooks.log_answer'),
                  value: sent.error ? t(`webhooks.error_${sent.error}`) : sent.responseStatus,
                },
              ]}
            />
            {sent.responseText && (
              <pre className="rounded-control bg-sunken px-4 py-3 text-sm break-all whitespace-pre-wrap">
                {sent.responseText}
              </pre>
            )}
          </div>
        </Card>
      </div>
    </ClientMessages>
  );
}
