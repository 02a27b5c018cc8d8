import { useTranslations } from 'next-intl';
import { listAddress } from '@/components/lists/list-address';
import { ListFoot } from '@/components/lists/list-foot';
import { StatusTabs } from '@/components/lists/status-tabs';
import { DataTable } from '@/components/ui/data-table';
import { EmptyState } from '@/components/ui/empty-state';
import { statusBadge } from '@/components/ui/status-badge';
import type { KeysetPage } from '@/lib/lists/keyset';
import { EVENT_TEXTS } from '@/lib/webhooks/event-texts';
import type { ListedDelivery } from '@/lib/webhooks/list-deliveries';
import { DELIVERY_STATES, type DeliveryState } from '@/lib/webhooks/values';

interface Props {
  endpointId: string;
  current: Record<string, string | string[] | undefined>;
  state: DeliveryState | null;
  page: KeysetPage<ListedDelivery>;
  at: (moment: Date) => string;
}

/** What was sent to an address, and what it answered. */
export function DeliveryLog({ endpointId, current, state, page, at }: Props) {
  const t = useTranslations();
  const href = `/settings/webhooks/${endpointId}`;
  const address = (changes: Record<string, string | null>) => listAddress(href, current, changes);
  const tabs = [null, ...DELIVERY_STATES].map((name) => ({
    label: name ? t(`status.event_${name}`) : t('common.all'),
    href: address({ state: name }),
    current: state === name,
  }));
  return (
    <section aria-labelledby="log">
      <h2 id="log" className="mb-1 text-lg">
        {t('webhooks.log')}
      </h2>
      <p className="mb-2 text-muted">{t('webhooks.log_detail')}</p>
      <StatusTabs label={t('webhooks.state')} tabs={tabs} />
      {page.rows.length === 0 ? (
        <EmptyState title={t(state ? 'webhooks.log_none' : 'webhooks.log_empty')} />
      ) : (
        <DataTable
          caption={t('webhooks.log')}
          rows={page.rows}
          rowKey={({ id }) => id}
          href={({ id }) => `${href}/${id}`}
          columns={[
            {
              key: 'event',
              header: t('webhooks.log_event'),
              cell: ({ kind }) => t(EVENT_TEXTS[kind]),
              card: 'title',
            },
            {
              key: 'at',
              header: t('webhooks.log_at'),
              cell: ({ createdAt }) => at(createdAt),
              figures: true,
              card: 'start',
            },
            {
              key: 'answer',
              header: t('webhooks.log_answer'),
              cell: ({ responseStatus, error }) => responseStatus ?? (error ? t(`webhooks.error_${error}`) : '—'),
              name: true,
              card: 'line',
              quiet: true,
            },
            { key: 'tries', header: t('webhooks.log_tries'), cell: ({ attempts }) => attempts, numeric: true },
            {
              key: 'state',
              header: t('webhooks.log_state'),
              cell: (row) => ({ badge: statusBadge(t, `event_${row.state}`) }),
              card: 'state',
            },
          ]}
        />
      )}
      <ListFoot path={href} current={current} page={page} of={t('webhooks.log')} />
    </section>
  );
}
