import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { DataTable } from '@/components/ui/data-table';
import { EmptyState } from '@/components/ui/empty-state';
import { Icon } from '@/components/ui/icon';
import { LinkButton } from '@/components/ui/link-button';
import { PageHeader } from '@/components/ui/page-header';
import { statusBadge } from '@/components/ui/status-badge';
import { requireTenant } from '@/lib/server/context';
import { query } from '@/lib/server/query';
import { requireRight } from '@/lib/server/require-right';
import { EVENT_TEXTS } from '@/lib/webhooks/event-texts';
import { listEndpoints } from '@/lib/webhooks/list-endpoints';
import { AboutCard } from './about-card';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('webhooks'))('title') };
}

export default async function WebhooksPage() {
  const ctx = await requireTenant();
  requireRight(ctx, 'webhooks.manage');
  const endpoints = await query(ctx, 'webhooks.manage', listEndpoints);
  const t = await getTranslations();
  const add = (
    <LinkButton href="/settings/webhooks/new" variant="primary" icon={<Icon name="plus" />}>
      {t('webhooks.add')}
    </LinkButton>
  );
  return (
    <>
      <PageHeader
        title={t('webhooks.title')}
        detail={<span className="block max-w-prose">{t('webhooks.detail')}</span>}
        back={{ href: '/settings', label: t('nav.settings') }}
        action={endpoints.length > 0 && add}
      />
      <div className="grid gap-4">
        {endpoints.length === 0 ? (
          <EmptyState title={t('webhooks.empty')} action={add} />
        ) : (
          <DataTable
            caption={t('webhooks.title')}
            rows={endpoints}
            rowKey={({ id }) => id}
            href={({ id }) => `/settings/webhooks/${id}`}
            columns={[
              { key: 'url', header: t('webhooks.url'), cell: ({ url }) => url, name: true, card: 'title' },
              {
                key: 'description',
                header: t('webhooks.description'),
                cell: ({ description }) => description || '—',
                name: true,
                card: 'line',
              },
              {
                key: 'events',
                header: t('webhooks.events'),
                cell: ({ events }) => events.map((event) => t(EVENT_TEXTS[event])).join(', '),
                name: true,
                card: 'line',
                quiet: true,
              },
              {
                key: 'state',
                header: t('webhooks.state'),
                cell: ({ active, failingSince }) => ({
                  badge: statusBadge(t, active ? (failingSince ? 'webhook_failing' : 'webhook_on') : 'webhook_off'),
                }),
                card: 'state',
              },
            ]}
          />
        )}
        <AboutCard companyId={ctx.tenantId} now={ctx.now} />
      </div>
    </>
  );
}
